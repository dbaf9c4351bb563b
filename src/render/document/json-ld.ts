import type { Graph, Thing } from 'schema-dts';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The text of a page's `application/ld+json` script: one graph, escaped for a script element.
 * Throws a TypeError if a value has no JSON form.
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph, assertSerializable).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
}

/** `JSON.stringify` silently drops these values or makes them null, which would mislead search engines. */
function assertSerializable(this: unknown, key: string, value: unknown): unknown {
  const isLost =
    typeof value === 'function' ||
    typeof value === 'symbol' ||
    typeof value === 'bigint' ||
    isInstance(value) ||
    (typeof value === 'number' && !Number.isFinite(value)) ||
    (value === undefined && Array.isArray(this));
  if (isLost) throw new TypeError(`the value of "${key}" is ${describe(value)}`);
  return value;
}

/** Whether a value is an instance of a class: a Map or a Set would become `{}`. */
function isInstance(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null;
}

function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object') return `a ${value?.constructor.name}`;
  return String(value);
}
