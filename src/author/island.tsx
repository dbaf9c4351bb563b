import { type ComponentType, createContext, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { assertNothingHoisted, splitHoisted } from './hoisted.ts';
import { SiteContext } from './site-context.tsx';

/** The props of `<Island>`. */
export interface IslandProps<Props extends object> {
  /** The name of the browser file, without `.island.ts`: `contact-form`. */
  readonly name: string;
  /** The component that the island file hydrates. It renders here, too. */
  readonly component: ComponentType<Props>;
  /** JSON values: they are written into the page and parsed in the browser. */
  readonly props: Props;
  /** When the browser loads the code. Default `seen`, which includes `touched`. */
  readonly when?: 'seen' | 'touched';
}

/** The name of the island that is being rendered. */
const OuterIsland = createContext<string | undefined>(undefined);

/**
 * A component with state that a visitor creates. It renders here, and the `.island.ts` next to the
 * component hydrates it once it is seen or touched. React context does not reach it. A prop that JSON
 * cannot carry, a name without an island file, and an island in another island are build problems.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when = 'seen',
}: IslandProps<Props>) {
  const { urlOfIsland } = useContext(SiteContext);
  const outer = useContext(OuterIsland);
  if (outer !== undefined)
    throw islandError(
      name,
      `The island "${name}" is inside the island "${outer}", and an island cannot contain another.`,
      'Render the component itself instead of <Island>.',
    );
  // An island may be on a page twice: `useId` gives each one different ids.
  assertJson(props, name);
  const prefix = `${name}${useId()}`;
  const rendered = renderToString(
    <OuterIsland.Provider value={name}>
      <Component {...props} />
    </OuterIsland.Provider>,
    { identifierPrefix: prefix },
  );
  const { head, body } = splitHoisted(rendered);
  assertNothingHoisted(head, name);
  return (
    <div
      data-island={name}
      data-src={urlOfIsland(name)}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-when={when === 'seen' ? undefined : when}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React; the static render around it would drop the text separators that hydration needs.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/**
 * Throws if JSON would change a value, so the browser would render something different from the page.
 * An undefined property counts as missing.
 */
export function assertJson(props: object, island: string): void {
  const wrong = Array.isArray(props) ? 'a list' : (lossOf(props) ?? missing(props));
  if (wrong !== undefined)
    throw islandError(
      island,
      `The props of the island "${island}" are ${wrong}, not a plain object.`,
      'Pass an object with a field for each prop: props={{ rows }}.',
    );
  for (const [name, value] of Object.entries(props))
    for (const { path, kind } of lossesIn(value, name, [props]))
      throw islandError(
        island,
        `The prop "${path}" of the island "${island}" is ${kind}, which JSON cannot carry to the browser.`,
        'Pass text, numbers, true or false, null, lists, and plain objects. Create the rest in the component.',
      );
}

function missing(value: unknown): string | undefined {
  return value === undefined || value === null ? String(value) : undefined;
}

/** The build shows it where the island is used. */
export function islandError(island: string, message: string, hint: string): Error {
  const needles = [`name="${island}"`, `name='${island}'`];
  return Object.assign(new Error(message), { hint, needles });
}

interface Loss {
  /** Such as `rows[0].date`. */
  readonly path: string;
  readonly kind: string;
}

/** `outer` are the objects that contain the value. */
function* lossesIn(value: unknown, path: string, outer: readonly unknown[]): Generator<Loss> {
  const kind = outer.includes(value) ? 'a value that contains itself' : lossOf(value);
  const inner = [...outer, value];
  if (kind !== undefined) yield { path, kind };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      if (item === undefined) yield { path: `${path}[${index}]`, kind: 'undefined in a list' };
      else yield* lossesIn(item, `${path}[${index}]`, inner);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value))
      yield* lossesIn(item, `${path}.${name}`, inner);
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
