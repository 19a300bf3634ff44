//! Pages of tables as browsers get them: how they look, that they are never stale, and that they tell no secrets.

mod browser;
mod seated;
mod secrecy;
mod snapshots;
mod updates;
