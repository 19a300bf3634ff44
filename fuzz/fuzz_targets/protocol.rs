#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| sushiya_fuzz::protocol(text));
