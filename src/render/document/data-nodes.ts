/** A thing of a page's structured data. */
export interface DataNode {
  /** Of `@type`. None where it only points to a thing. */
  readonly types: readonly string[];
  readonly id: string | undefined;
  /** Without those that begin with `@`; always lists. */
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
  /** The property that holds it, after those around it: `areaServed.address`. Empty at the top. */
  readonly path: string;
  /** The type of the thing around it. */
  readonly within: string | undefined;
}

export interface StructuredData {
  /** Every thing, those around it first. */
  readonly nodes: readonly DataNode[];
  /** Texts that are no JSON. */
  readonly unread: readonly string[];
}

const script = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gi;

/** All that the JSON-LD scripts of a document say. */
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

/** Whether something is a thing, and not a text or a number. */
export function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `a Place`, `an Offer`. */
export function withArticle(type: string | undefined): string {
  return `${/^[AEIO]/.test(type ?? '') ? 'an' : 'a'} ${type ?? 'thing'}`;
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
    const fields = Object.fromEntries(properties.map(([name, held]) => [name, listOf(held)]));
    if (graph === undefined || types.length > 0)
      nodes.push({ types, id: typeof id === 'string' ? id : undefined, fields, path, within });
    collect(graph ?? [], { path, within }, nodes);
    for (const [name, held] of properties)
      collect(held, { path: path === '' ? name : `${path}.${name}`, within: types[0] }, nodes);
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
