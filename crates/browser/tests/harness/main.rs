//! What tests of pages are written with sees what it should, on small pages that have the faults.

mod keyboard;
mod robust;
mod settings;
mod site;
mod watching;
