/**
 * Throws if JSON would change a value, so the browser would render something different from the page.
 * A property that is undefined is the same as none.
 */
export function assertJson(props: object, island: string): void {
  for (const [name, value] of Object.entries(props)) {
    const found = findLoss(value, name);
    if (found !== undefined)
      throw Object.assign(
        new Error(
          `The prop "${found.path}" of the island "${island}" is ${found.kind}, which JSON cannot carry to the browser.`,
        ),
        {
          hint: 'Pass text, numbers, true or false, null, lists, and plain objects. Create the rest in the component.',
          needles: [`name="${island}"`, `name='${island}'`],
        },
      );
  }
}

interface Loss {
  /** Such as `rows[0].date`. */
  readonly path: string;
  readonly kind: string;
}

function findLoss(value: unknown, path: string): Loss | undefined {
  if (Array.isArray(value))
    return firstLoss(
      Array.from(value, (item, index) => [`${path}[${index}]`, item]),
      (item) => (item === undefined ? 'undefined in a list' : undefined),
    );
  const kind = lossOf(value);
  if (kind !== undefined) return { path, kind };
  if (typeof value !== 'object' || value === null) return undefined;
  return firstLoss(Object.entries(value).map(([name, each]) => [`${path}.${name}`, each]));
}

function firstLoss(
  values: readonly (readonly [path: string, value: unknown])[],
  more: (value: unknown) => string | undefined = () => undefined,
): Loss | undefined {
  for (const [path, value] of values) {
    const kind = more(value);
    const found = kind === undefined ? findLoss(value, path) : { path, kind };
    if (found !== undefined) return found;
  }
  return undefined;
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
