import { createRequire } from 'node:module';
import { asRecord } from '../../core/as-record.ts';

/** Something that React would do in a browser. Outside an island it never does. */
export type Interaction =
  | { readonly kind: 'handler'; readonly tag: string; readonly name: string }
  | { readonly kind: 'hook'; readonly name: string };

/** Returns the interactions since the last call, without those in islands. */
export type TakeInteractions = () => readonly Interaction[];

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

/**
 * Replaces functions of the React that modules of the site require in this thread. An island renders
 * with `renderToString`, and a page with `renderToStaticMarkup`.
 */
export function observeReact(): TakeInteractions {
  const require = createRequire(import.meta.url);
  let interactions: Interaction[] = [];
  let islands = 0;
  const record = (interaction: Interaction): void => {
    if (islands === 0) interactions.push(interaction);
  };
  const recordHandlers = (tag: unknown, props: unknown): void => {
    if (typeof tag !== 'string') return;
    for (const [name, value] of Object.entries(asRecord(props)))
      if (/^on[A-Z]/.test(name) && typeof value === 'function')
        record({ kind: 'handler', tag, name });
  };
  for (const [name, factories] of [
    ['react', ['createElement']],
    ['react/jsx-runtime', ['jsx', 'jsxs']],
  ] as const)
    for (const factory of factories)
      wrap(require(name), factory, (run, [tag, props, ...rest]) => {
        recordHandlers(tag, props);
        return run(tag, props, ...rest);
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
  return () => {
    const taken = interactions;
    interactions = [];
    return taken;
  };
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
