import { parseAst } from 'vitest/node';

/** A fact that stands in a page as text, where a name from the store's facts belongs. */
export interface WrittenFact {
  readonly line: number;
  readonly what: string;
  readonly text: string;
}

const facts: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['price', /\$\s?\d/],
  ['time of day', /\b\d{1,2}(:\d\d)?\s?[ap]\.?m\b\.?|\b\d{1,2}:\d\d\b/i],
  ['phone number', /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|tel:\+?\d/],
  ['ZIP', /\b28[34]\d\d\b|\b[A-Z]{2} \d{5}\b/],
  ['distance', /\d[\d.]*[\s-]*(miles?|mi)\b/i],
  ['drive time', /\d[\s-]*(minutes?|mins?)\b/i],
  ['founding year', /\bsince (19|20)\d\d\b/i],
];

/** Facts written by hand into a module: in JSX text, strings and templates. Not in imports or comments. */
export function writtenFacts(source: string): readonly WrittenFact[] {
  const tree = parseAst(source, { lang: 'tsx' });
  return texts(tree).flatMap(({ text, start }) =>
    facts
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => ({
        what,
        text: text.replace(/\s+/g, ' ').trim(),
        line: source.slice(0, start).split('\n').length,
      })),
  );
}

interface WrittenText {
  readonly text: string;
  readonly start: number;
}

function texts(node: unknown): readonly WrittenText[] {
  if (Array.isArray(node)) return node.flatMap(texts);
  if (!isNode(node) || (/^(Import|Export(Named|All))Declaration$/.test(node.type) && isFrom(node)))
    return [];
  const own = textOf(node);
  if (own !== undefined) return [{ text: own, start: node.start }];
  return Object.values(node).flatMap(texts);
}

function textOf(node: SyntaxNode): string | undefined {
  const { type, value } = node;
  if ((type === 'JSXText' || type === 'Literal') && typeof value === 'string')
    return value.replace(/[\u00a0\u202f]/g, ' ');

  if (type === 'TemplateElement' && isRecord(value) && typeof value['cooked'] === 'string')
    return value['cooked'];
  return undefined;
}

interface SyntaxNode extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly start: number;
}

function isNode(value: unknown): value is SyntaxNode {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['start'] === 'number';
}

function isFrom(node: SyntaxNode): boolean {
  return isRecord(node['source']);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
