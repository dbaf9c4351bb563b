const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text as it may stand in HTML, between tags or in a quoted attribute: as React writes it. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
    : text;
}

/** Whether a text can be stored as UTF-8 HTML: no NUL, no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
