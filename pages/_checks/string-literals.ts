/** A comment, a regular expression after a sign that no operand ends with, a text, or a sign around templates. */
const token =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?<=[(,=:[!&|?{};>]\s*|\breturn\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/|"((?:\\[\s\S]|[^"\\])*)"|'((?:\\[\s\S]|[^'\\])*)'|[`{}]/g;
const templatePart = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*/y;

/** The string literals in JavaScript, including the parts of templates between `${}`. */
export function stringLiteralsIn(code: string): readonly string[] {
  const literals: string[] = [];
  /** The braces that are open: whether each one is the `${` of a template. */
  const braces: boolean[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(code); found; found = token.exec(code)) {
    const [sign, double, single] = found;
    const text = double ?? single;
    if (text !== undefined) literals.push(decode(text));
    if (sign === '{') braces.push(false);
    if (sign !== '`' && (sign !== '}' || !braces.pop())) continue;
    templatePart.lastIndex = token.lastIndex;
    const [part = ''] = templatePart.exec(code) ?? [];
    literals.push(decode(part));
    const end = token.lastIndex + part.length;
    const isOpen = code.startsWith('${', end);
    if (isOpen) braces.push(true);
    token.lastIndex = end + (isOpen ? 2 : 1);
  }
  return literals;
}

function decode(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_, ...parts) => {
      const [long, short, byte, sign] = parts;
      const code = long ?? short ?? byte;
      if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
      return sign === 'n' || sign === 't' ? ' ' : sign;
    },
  );
}
