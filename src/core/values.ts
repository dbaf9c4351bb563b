import { hash } from 'node:crypto';

type UnknownRecord = Readonly<Record<string, unknown>>;

/** The fields of an unknown value; none unless it is an object. */
export function asRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is UnknownRecord {
  return isRecord(value) && !Array.isArray(value);
}

/** The items with each key, in order. Node 20 has no `Map.groupBy`. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Computes the value of each key once. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
}

/** A fingerprint of some lines of text. */
export function hashOfLines(lines: readonly string[]): string {
  return hash('sha1', lines.join('\n'));
}
