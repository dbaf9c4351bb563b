import type { Graph, Thing } from 'schema-dts';
import { lossOf } from '../../author/islands/json-props.ts';

/**
 * The text of a page's `application/ld+json` script: one graph, escaped for a script element.
 * Throws a TypeError if a value has no JSON form.
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph, assertSerializable).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `JSON.stringify` silently drops these values or makes them null, which would mislead search engines. */
function assertSerializable(this: unknown, key: string, value: unknown): unknown {
  const isHole = value === undefined && Array.isArray(this);
  const loss = isHole ? 'undefined' : lossOf(value);
  if (loss === undefined) return value;
  const isShown = typeof value === 'symbol' || typeof value === 'bigint';
  throw new TypeError(`the value of "${key}" is ${isShown ? String(value) : loss}`);
}
