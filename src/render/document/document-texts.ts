import { isObject } from '../../core/values.ts';
import { textOf } from '../html/page-text.ts';
import { type OpenTag, readHtml } from '../html/read-html.ts';

/** Elements that can be inside a sentence. Every other element ends it. */
const inline =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|dfn|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;
const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const metaNames = /^(description|(og|twitter):(title|description|image:alt))$/;

/** All texts of a document or a fragment, including hidden ones: paragraphs, table cells, headings, and labels. */
export function textsInHtml(html: string): readonly string[] {
  const labels: string[] = [];
  readHtml(html, { onOpen: (tag) => labels.push(...spokenIn(tag)) });
  const isLeftOut = ({ name }: OpenTag): boolean => /^(?:script|style|template)$/.test(name);
  const text = textOf(html, isLeftOut, (name) => (inline.test(name) ? ' ' : '\0'));
  return [...text.split('\0'), ...labels].map(collapseSpaces).filter(Boolean);
}

/** The texts in structured data. */
export function textsInData(nodes: readonly DataNode[]): readonly string[] {
  return nodes.flatMap(({ fields }) =>
    Object.values(fields)
      .flat()
      .filter((value) => typeof value === 'string' && !/^\S+:\/\//.test(value))
      .map((value) => collapseSpaces(String(value))),
  );
}

function spokenIn({ name, attributes }: OpenTag): readonly string[] {
  if (name === 'meta') {
    const { content = '', property, name: metaName } = attributes;
    return metaNames.test(property ?? metaName ?? '') ? [content] : [];
  }
  return spoken.flatMap((attribute) => attributes[attribute] ?? []);
}

/** Collapses whitespace, and removes it before punctuation. */
function collapseSpaces(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)\u2019\u201d])/g, '')
    .trim();
}

/** An item in a page's structured data. */
export interface DataNode {
  /** The values of `@type`. Empty for a reference to another item. */
  readonly types: readonly string[];
  readonly id: string | undefined;
  /** The properties, without the ones that start with `@`. Every value is a list. */
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
  /** The path of properties that leads to the item: `areaServed.address`. Empty at the top level. */
  readonly path: string;
  /** The type of the item that contains it. */
  readonly within: string | undefined;
}

export interface StructuredData {
  /** All items; a container comes before its contents. */
  readonly nodes: readonly DataNode[];
  /** Scripts that do not contain JSON. */
  readonly unread: readonly string[];
}

const script = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gi;

/** Reads the JSON-LD scripts of a document. */
export function readStructuredData(html: string): StructuredData {
  const nodes: DataNode[] = [];
  const unread: string[] = [];
  for (const [, text = ''] of html.matchAll(script))
    try {
      collect(JSON.parse(text), { path: '', within: undefined }, nodes);
    } catch {
      unread.push(text);
    }
  return { nodes, unread };
}

/** `a Place`, `an Offer`. */
export function withArticle(type: string | undefined): string {
  return type === undefined ? 'an item' : `${/^[AEIO]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** The names in `@type`. */
export function typesOf(thing: Readonly<Record<string, unknown>>): readonly string[] {
  return listOf(thing['@type']).filter((type) => typeof type === 'string');
}

function collect(
  value: unknown,
  { path, within }: Pick<DataNode, 'path' | 'within'>,
  nodes: DataNode[],
): void {
  for (const thing of listOf(value).filter(isObject)) {
    const types = typesOf(thing);
    const { '@graph': graph, '@id': id } = thing;
    const properties = Object.entries(thing).filter(([name]) => !name.startsWith('@'));
    const fields = Object.fromEntries(properties.map(([name, inner]) => [name, listOf(inner)]));
    if (graph === undefined || types.length > 0)
      nodes.push({ types, id: typeof id === 'string' ? id : undefined, fields, path, within });
    collect(graph ?? [], { path, within }, nodes);
    for (const [name, inner] of properties)
      collect(inner, { path: path === '' ? name : `${path}.${name}`, within: types[0] }, nodes);
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
