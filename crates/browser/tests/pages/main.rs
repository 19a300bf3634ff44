//! The pages as people use them: by mouse, by keyboard and without script, alone and with others, in every language, and
//! when things go wrong.

mod audit;
mod chopsticks;
mod dummy;
mod home;
mod learning;
mod lobby;
mod overlays;
mod playing;
mod preferences;
mod replaying;
mod robust;
mod together;
mod tour;
mod whole_games;
