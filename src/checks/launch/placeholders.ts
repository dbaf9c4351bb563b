/** Domain names that are reserved for examples: RFC 2606 and RFC 6761. */
const reservedName =
  /(?<![\w-])(?:[a-z\d-]+\.)*(?:(?:[a-z\d-]+\.)(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?![\w.-]*\w)/gi;
/** Phone numbers that North America reserves for fiction: 555-0100 to 555-0199. */
const reservedNumber = /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d\d(?!\d)/g;
const filler = /\blorem ipsum\b|\b(?:TODO|FIXME|TBD)\b/g;

/** The placeholders on a page, each once. `text` is its visible text. */
export function placeholdersIn(html: string, text: string): readonly string[] {
  const plain = html.replace(/<(style|script)(?! type="application\/ld\+json")[\s\S]*?<\/\1>/g, '');
  return [
    ...new Set([
      ...(plain.match(reservedName) ?? []),
      ...(plain.match(reservedNumber) ?? []),
      ...(text.match(filler) ?? []),
    ]),
  ];
}
