//! Tests of the harness itself, on small pages with known faults.

mod keyboard;
mod robust;
mod settings;
mod site;
mod watching;
