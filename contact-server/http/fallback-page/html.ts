/** A piece of a page, safe to put into another. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[] | undefined;

/** Template tag: text is escaped, pieces of HTML and lists of them are taken as they are. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const rest = parts.slice(1).map((part, index) => toHtml(values[index]) + part);
  return { html: `${parts[0] ?? ''}${rest.join('')}` };
}

function toHtml(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML has no spelling for control characters and halves of pairs, so a stand-in takes their place. */
function escapeText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
