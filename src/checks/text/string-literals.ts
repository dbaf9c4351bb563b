/**
 * The string literals in code that a bundler printed, including the parts of templates between
 * `${}`. The bundler's formatting is regular, so the text before a `/` shows whether it starts a
 * regular expression.
 */
export function stringLiteralsIn(code: string): readonly string[] {
  const found: string[] = [];
  const templates = createTemplates();
  token.lastIndex = 0;
  for (let match = token.exec(code); match; match = token.exec(code)) {
    const [text] = match;
    if (/^["']/.test(text)) found.push(decode(text.slice(1, -1)));
    if (!templates.isTextAfter(text)) continue;
    chunk.lastIndex = token.lastIndex;
    const [, part = '', end] = chunk.exec(code) ?? [];
    found.push(decode(part));
    if (end === '${') templates.enter();
    token.lastIndex = chunk.lastIndex || code.length;
  }
  return found;
}

/** Tracks the position in nested templates. */
function createTemplates() {
  // The number of open braces in each open `${`.
  const open: number[] = [];
  const isTextAfter = (token: string): boolean => {
    const last = open.length - 1;
    const depth = open[last];
    if (token === '}' && depth === 0) open.pop();
    else if (depth !== undefined && token === '{') open[last] = depth + 1;
    else if (depth !== undefined && token === '}') open[last] = depth - 1;
    return token === '`' || (token === '}' && depth === 0);
  };
  return { isTextAfter, enter: () => open.push(0) };
}

const token =
  /["'](?:(?<=")(?:[^"\\\n]|\\.)*"|(?<=')(?:[^'\\\n]|\\.)*')|[`{}]|\/\/.*|\/\*[\s\S]*?\*\/|(?<=[(,=:[!&|?{};]\s*)\/(?![*/])(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g;

const chunk = /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{)/y;

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
