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

const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character])),
  '&#39;': "'",
};

/** The text that `escapeHtml`, or a Markdown library, has escaped. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => characters[entity] ?? entity);
}

/** Whether a text can be stored as UTF-8 HTML: no NUL and no unpaired surrogate. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
