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

/** Whether a value is an item, not a list, text, or number. */
export function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
  for (const thing of listOf(value).filter(isThing)) {
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
