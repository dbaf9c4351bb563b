const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes a text for element content or a quoted attribute, the way React does. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Whether a text can be stored as UTF-8 HTML: no NUL and no unpaired surrogate. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
