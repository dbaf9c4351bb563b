/** Names that no one can own: RFC 2606 and RFC 6761. */
const reservedName =
  /(?<![\w-])(?:[a-z\d-]+\.)*(?:(?:[a-z\d-]+\.)(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?![\w.-]*\w)/gi;
/** Numbers that North America keeps for stories: 555-0100 to 555-0199. */
const reservedNumber = /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d\d(?!\d)/g;
const filler = /\blorem ipsum\b|\b(?:TODO|FIXME|TBD)\b/g;

/** What stands on a page until somebody knows better: each once. */
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
