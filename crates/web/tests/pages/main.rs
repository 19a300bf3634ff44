//! Pages of tables in a browser: their markup, that they are never stale, and that they leak nothing.

mod browser;
mod people;
mod seated;
mod secrecy;
mod snapshots;
mod updates;
