//! Text tables: the first column is aligned left, the others right.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

/// Writes rows of cells as a table.
pub(crate) fn table(out: &mut dyn Write, rows: &[Vec<String>]) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let pad = " ".repeat(widths[column] - cell.width());
            let parts = if column == 0 { [cell, &pad, ""] } else { ["  ", &pad, cell] };
            line.extend(parts);
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
