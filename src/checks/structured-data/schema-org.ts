/** The schema.org vocabulary. `vocabulary.json` comes from the types in schema-dts; a test compares them. */
export interface Vocabulary {
  /** The parent types of each type. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** The types that have each property, and the types of its values. */
  readonly properties: Readonly<Record<string, PropertyRule>>;
  /** The members of each enumeration. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

export interface PropertyRule {
  readonly on: readonly string[];
  readonly of: readonly string[];
}

/** A type and all of its ancestors. */
export function ancestorTypes({ types }: Vocabulary, type: string): ReadonlySet<string> {
  const found = new Set([type]);
  for (const name of found) for (const parent of types[name] ?? []) found.add(parent);
  return found;
}
