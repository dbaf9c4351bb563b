import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the modules of a site asked for that is in none of them. */
export interface Outside {
  /** Files and folders, absolute. */
  readonly files: Set<string>;
  /** The rest: surroundings, network, clock, chance. Nobody can tell whether they would be told the same again. */
  readonly asked: Set<string>;
}

const name = 'siteOutside';

/** What modules ask for by these names. */
const given: Readonly<Record<string, () => unknown>> = {
  process: () => process,
  global: () => globalThis,
  fetch: () => fetch,
  crypto: () => crypto,
  performance: () => performance,
  'Math.random': () => Math.random,
};

const propertyOf = (each: string): string => each.replace('Math.', '');

/** How a compiler is to write these names where they are a module's own for nothing: each use of them is noted. */
export const outsideNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.keys(given), 'Date'].map((each) => [each, `globalThis.${name}.${propertyOf(each)}`]),
);

/** Code for a package of Node that reads files: each use of it is noted. */
export function notingCode(required: string): string {
  return `globalThis.${name}.noting(${required})`;
}

/** Listens to the modules of this thread from now on, and tells what they ask for. */
export function listenToModules(): Outside {
  const outside: Outside = { files: new Set(), asked: new Set() };
  const ask = (each: string): void => void outside.asked.add(each);
  const note = (path: unknown): void => {
    const text = path instanceof URL && path.protocol === 'file:' ? fileURLToPath(path) : path;
    if (typeof text === 'string' || Buffer.isBuffer(text)) outside.files.add(resolve(String(text)));
  };
  const heard = { Date: askingDate(ask), noting: (exports: object) => noting(exports, note) };
  for (const [each, give] of Object.entries(given))
    Object.defineProperty(heard, propertyOf(each), {
      get: () => {
        ask(each);
        return give();
      },
    });
  Reflect.set(globalThis, name, heard);
  return outside;
}

/** A bundle that nobody listens to asks for nothing in vain. */
export function letModulesAsk(): void {
  if (!Reflect.has(globalThis, name)) listenToModules();
}

/** Only who is given no time is told the present one. */
function askingDate(ask: (name: string) => void): unknown {
  return new Proxy(Date, {
    get: (target, key) => {
      if (key === 'now') ask('Date.now');
      return Reflect.get(target, key);
    },
    apply: (target) => {
      ask('Date');
      return target();
    },
    construct: (target, given, newTarget) => {
      if (given.length === 0) ask('Date');
      return Reflect.construct(target, given, newTarget);
    },
  });
}

type Note = (path: unknown) => void;

/** The same functions and classes, which tell what they are given first. */
function noting(exports: object, note: Note): object {
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => {
      if (name === 'promises') return [name, noting(value, note)];
      return [name, typeof value === 'function' ? notingCall(value, note) : value];
    }),
  );
}

// biome-ignore lint/complexity/noBannedTypes: functions and classes alike.
function notingCall(called: Function, note: Note): unknown {
  return new Proxy(called, {
    apply: (target, self, given: readonly unknown[]) => {
      note(given[0]);
      return Reflect.apply(target, self, given);
    },
    construct: (target, given: readonly unknown[], newTarget) => {
      note(given[0]);
      return Reflect.construct(target, given, newTarget);
    },
  });
}
