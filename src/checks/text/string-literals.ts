/**
 * The texts in code that a bundler printed: strings, and the parts of templates between `${}`. In
 * such code every line is where one expects it, so that a `/` can be told from a pattern by what
 * stands before it.
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

/** Where in templates around one another a reader is. */
function createTemplates() {
  // For each `${` around: how many braces are open in it.
  const open: number[] = [];
  const isTextAfter = (sign: string): boolean => {
    const last = open.length - 1;
    const depth = open[last];
    if (sign === '}' && depth === 0) open.pop();
    else if (depth !== undefined && sign === '{') open[last] = depth + 1;
    else if (depth !== undefined && sign === '}') open[last] = depth - 1;
    return sign === '`' || (sign === '}' && depth === 0);
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
