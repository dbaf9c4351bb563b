import { createRequire } from 'node:module';
import { asRecord } from '../../core/as-record.ts';

/** Something that React would do in a browser. Outside an island it never does. */
export type Interaction =
  | { readonly kind: 'handler'; readonly tag: string; readonly name: string }
  | { readonly kind: 'hook'; readonly name: string };

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

let interactions: Interaction[] = [];
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
  const require = createRequire(import.meta.url);
  for (const [name, factories] of [
    ['react', ['createElement']],
    ['react/jsx-runtime', ['jsx', 'jsxs']],
  ] as const)
    for (const factory of factories)
      wrap(require(name), factory, (run, values) => {
        recordHandlers(values[0], values[1]);
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

/** The interactions since the last call, without those in islands. */
export function takeInteractions(): readonly Interaction[] {
  const taken = interactions;
  if (taken.length > 0) interactions = [];
  return taken;
}

function record(interaction: Interaction): void {
  if (islands === 0) interactions.push(interaction);
}

function recordHandlers(tag: unknown, props: unknown): void {
  if (typeof tag !== 'string' || islands > 0) return;
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
