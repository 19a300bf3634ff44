//! The modules of the pages' script, each by itself or all together, against a peer that speaks the page protocol.

mod connection;
mod explain;
mod forms;
mod kanji_list;
mod motion;
mod pages;
mod parts;
mod redraw;
mod replay;
mod score_pad;
mod site;
mod sound;
mod steps;
mod styles;
mod table;
mod talk;
