import jsTokens from 'js-tokens';

/** The quotes around a text in code, and the ends of the parts of a template. */
const quotes = /^["'`}]|(?:["'`]|\$\{)$/g;

/** The string literals in code, including the parts of templates between `${}`. */
export function stringLiteralsIn(code: string): readonly string[] {
  return [...jsTokens(code)]
    .filter(({ type }) => type === 'StringLiteral' || type.includes('Template'))
    .map(({ value }) => decode(value.replace(quotes, '')));
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
