/** What schema.org knows. `vocabulary.json` is read off the declarations of schema-dts; a test compares them. */
export interface Vocabulary {
  /** The types that each type is a kind of. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** The types that have a property, and those of its values. */
  readonly properties: Readonly<Record<string, PropertyRule>>;
  /** The values of an enumeration. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

export interface PropertyRule {
  readonly on: readonly string[];
  readonly of: readonly string[];
}

/** A type and all that it is a kind of. */
export function ancestorTypes({ types }: Vocabulary, type: string): ReadonlySet<string> {
  const found = new Set([type]);
  for (const name of found) for (const parent of types[name] ?? []) found.add(parent);
  return found;
}
