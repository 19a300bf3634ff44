// Copies text, and shows it to be copied by hand if the browser refuses.

export async function copy(text, control, { announce, announceCalmly = announce, words, clipboard = navigator.clipboard }) {
  try {
    await clipboard.writeText(text);
    announceCalmly(words.copied, 2500);
  } catch {
    // The reader has not allowed it, or the page is not on a secure connection.
    select(text, control);
    announce(words.uncopied, 8000);
  }
}

// Selects the text in the field of the control's section, which is added if there is none.
function select(text, control) {
  let field = (control.closest("section") ?? control.parentElement).querySelector("input[readonly]");
  if (!field) {
    field = control.ownerDocument.createElement("input");
    field.readOnly = true;
    field.className = "to-copy";
    field.setAttribute("aria-label", control.textContent.trim());
    control.after(field);
  }
  field.value = text;
  field.focus();
  field.select();
}
