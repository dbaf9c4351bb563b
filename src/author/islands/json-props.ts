/**
 * Throws if JSON would change a value, so the browser would render something different from the page.
 * A property that is undefined is the same as none.
 */
export function assertJson(props: object, island: string): void {
  for (const [name, value] of Object.entries(props))
    for (const { path, kind } of lossesIn(value, name))
      throw Object.assign(
        new Error(
          `The prop "${path}" of the island "${island}" is ${kind}, which JSON cannot carry to the browser.`,
        ),
        {
          hint: 'Pass text, numbers, true or false, null, lists, and plain objects. Create the rest in the component.',
          needles: [`name="${island}"`, `name='${island}'`],
        },
      );
}

interface Loss {
  /** Such as `rows[0].date`. */
  readonly path: string;
  readonly kind: string;
}

function* lossesIn(value: unknown, path: string): Generator<Loss> {
  const kind = lossOf(value);
  if (kind !== undefined) yield { path, kind };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      if (item === undefined) yield { path: `${path}[${index}]`, kind: 'undefined in a list' };
      else yield* lossesIn(item, `${path}[${index}]`);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* lossesIn(item, `${path}.${name}`);
}

/** What a value is, if JSON drops or changes it: a Map would become `{}`. The items of a list are not checked. */
export function lossOf(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return 'a symbol';
  if (typeof value === 'bigint') return 'a BigInt';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if ('$$typeof' in value) return 'a React element';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return undefined;
  // Another realm has an Object of its own.
  const name = value.constructor.name;
  return name === 'Object' ? undefined : `a ${name}`;
}
