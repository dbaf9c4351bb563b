import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createElement, type ReactNode, Suspense, type SuspenseProps } from 'react';
import type { ServerOptions } from 'react-dom/server';
import { messageOf } from '../../core/problem.ts';
import { asRecord } from '../../core/values.ts';

/** Something that React would do in a browser, but never does outside an island. */
export type Interaction =
  | { readonly kind: 'handler'; readonly tag: string; readonly name: string }
  | { readonly kind: 'hook'; readonly name: string };

/** An element with an inline style, and the stack of the code that made it. */
export interface StyledElement {
  readonly tag: string;
  readonly style: object;
  readonly stack: string;
}

/** Hooks that only a browser runs, or whose state only a browser changes. */
const hooks = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useTransition',
  'useOptimistic',
  'useActionState',
];

/** Five lines of React about a hook that runs outside of components. An error with a line follows. */
function dropHookWarning(): void {
  const { error } = console;
  console.error = (...parts) => {
    if (!String(parts[0]).startsWith('Invalid hook call.')) error(...parts);
  };
}

let interactions: Interaction[] = [];
let styled: StyledElement[] = [];
let islands = 0;
let isObserved = false;

/**
 * Replaces functions of the React that this thread requires, so that they record interactions. A
 * module gets copies of them when it is evaluated. An island renders with `renderToString`, and a
 * page with `renderToStaticMarkup`.
 */
export function observeReact(): void {
  if (isObserved) return;
  isObserved = true;
  dropHookWarning();
  const require = createRequire(import.meta.url);
  for (const [name, factories] of [
    ['react', ['createElement']],
    ['react/jsx-runtime', ['jsx', 'jsxs']],
  ] as const)
    for (const factory of factories)
      wrap(require(name), factory, (run, values) => {
        recordProps(values[0], values[1]);
        return run(...values);
      });
  for (const name of hooks)
    wrap(require('react'), name, (run, values) => {
      record({ kind: 'hook', name });
      return run(...values);
    });
  wrap(require('react-dom/server'), 'renderToString', (run, values) => {
    islands += 1;
    try {
      return run(...values);
    } finally {
      islands -= 1;
    }
  });
}

/** The interactions since the last call, without those in islands, and the elements with a style. */
export function takeObserved() {
  const taken = { interactions, styled };
  interactions = [];
  styled = [];
  return taken;
}

function record(interaction: Interaction): void {
  if (islands === 0) interactions.push(interaction);
}

const ownFile = fileURLToPath(import.meta.url);

function recordProps(tag: unknown, props: unknown): void {
  if (typeof tag !== 'string') return;
  const { style } = asRecord(props);
  if (typeof style === 'object' && style !== null) {
    const lines = new Error().stack?.split('\n').filter((line) => !line.includes(ownFile));
    styled.push({ tag, style, stack: lines?.join('\n') ?? '' });
  }
  if (islands > 0) return;
  for (const name in asRecord(props))
    if (
      name.startsWith('on') &&
      /^on[A-Z]/.test(name) &&
      typeof asRecord(props)[name] === 'function'
    )
      record({ kind: 'handler', tag, name });
}

type Run = (...values: readonly unknown[]) => unknown;

function wrap(
  exports: Record<string, Run>,
  name: string,
  around: (run: Run, values: readonly unknown[]) => unknown,
): void {
  const run = exports[name];
  if (run) exports[name] = (...values) => around(run, values);
}

const require = createRequire(import.meta.url);

let hasBoundaries = false;

/**
 * What modules of the site get as `Suspense`. React hides the errors of its children, and a page
 * would show the fallback forever. Islands keep the boundary, because browsers hydrate it.
 */
export function SuspenseInIslands(props: SuspenseProps): ReactNode {
  return hasBoundaries ? createElement(Suspense, props) : props.children;
}

/** The `renderToString` of islands. Throws an error that a boundary hides. The browser later shows what is not ready yet. */
export function renderIsland(node: ReactNode, options?: ServerOptions): string {
  const html = render(node, options, true);
  if (html.includes('<!--$!-->'))
    try {
      render(node, options, false);
    } catch (error) {
      if (!messageOf(error).startsWith('A component suspended')) throw error;
    }
  return html;
}

function render(node: ReactNode, options: ServerOptions | undefined, isHydrated: boolean): string {
  const before = hasBoundaries;
  hasBoundaries = isHydrated;
  try {
    return require('react-dom/server').renderToString(node, options);
  } finally {
    hasBoundaries = before;
  }
}

/** Reading the stack takes a millisecond. */
const elementsPerCheck = 65_536;

/** React has about five calls for each component on the way to an element. */
const tooManyCalls = 2_000;

let made = 0;

/**
 * React's functions for JSX, for modules of the site. They throw if an element has no component, which
 * React reports without a line, and if a component renders itself forever: when the stack overflows,
 * React carries on with an empty stack, and a build would never end.
 */
export function watchedElements(runtime: Readonly<Record<string, unknown>>): object {
  const watched = (make: unknown): unknown =>
    typeof make !== 'function'
      ? make
      : (...parts: readonly unknown[]): unknown => {
          assertComponent(parts[0]);
          made += 1;
          if (made % elementsPerCheck === 0) throwIfEndless();
          return make(...parts);
        };
  return Object.fromEntries(Object.entries(runtime).map(([name, make]) => [name, watched(make)]));
}

/** A component is a function, or an object that React made. */
function assertComponent(type: unknown): void {
  const isOwn = ['string', 'function', 'symbol'].includes(typeof type);
  if (isOwn || '$$typeof' in asRecord(type)) return;
  const isImage = 'url' in asRecord(type) && 'width' in asRecord(type);
  const kind = isImage
    ? 'an image'
    : type === null
      ? 'null'
      : `${typeof type}`.replace(/^o/, 'an o');
  throw Object.assign(new Error(`The component of this element is ${kind}.`), {
    hint: isImage
      ? 'Show an SVG with <Svg of={…} />, and a photo with <Picture>: the import has its URL and size.'
      : 'Correct its import, or export the component from the file that it comes from.',
    needles: [],
  });
}

function throwIfEndless(): void {
  // The thread that checks for React warnings has no stacks otherwise.
  const usual = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit') ?? {};
  Object.defineProperty(Error, 'stackTraceLimit', { value: tooManyCalls, configurable: true });
  const error = new Error('A component renders itself forever.');
  Object.defineProperty(Error, 'stackTraceLimit', usual);
  if ((error.stack?.split('\n') ?? []).length < tooManyCalls) return;
  throw Object.assign(error, { hint: 'Render it only while there is more to show.', needles: [] });
}
