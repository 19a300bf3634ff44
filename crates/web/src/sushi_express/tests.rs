//! Every legal move has one control, nothing secret is shown, and what some tables look like.
