import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asRecord } from '../../core/as-record.ts';

/** What the modules of a site read besides other modules. */
export interface ExternalInputs {
  /** Files and folders, absolute. */
  readonly files: Set<string>;
  /** Environment, network, clock, random numbers: what may be different the next time. */
  readonly impure: Set<string>;
}

const globalName = 'siteObserver';

/** Globals whose use is recorded. */
const observed: Readonly<Record<string, () => unknown>> = {
  global: () => globalThis,
  globalThis: () => globalThis,
  fetch: () => fetch,
  crypto: () => crypto,
  performance: () => performance,
  'Math.random': () => Math.random,
};

const propertyOf = (name: string): string => name.replace(/^(Math|Intl)\./, '');

/** esbuild `define` entries that redirect these globals to the observer, unless a module declares the name itself. */
export const observedNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.keys(observed), 'Date', 'Intl.DateTimeFormat', 'process'].map((name) => [
    name,
    `globalThis.${globalName}.${propertyOf(name)}`,
  ]),
);

let inputs = noInputs();
let changing = 0;

/** Starts a new record of what the modules of this thread read. */
export function startObserving(): ExternalInputs {
  inputs = noInputs();
  return inputs;
}

/** Compiled code gets its globals from the observer, so there must be one before it runs. */
export function installObserver(): void {
  if (!Reflect.has(globalThis, globalName)) Reflect.set(globalThis, globalName, createObserver());
}

function noInputs(): ExternalInputs {
  return { files: new Set(), impure: new Set() };
}

/** How often modules have read what changes while a process runs: the clock, random numbers, the network. */
export function changingReads(): number {
  return changing;
}

function record(name: string): void {
  inputs.impure.add(name);
  changing += 1;
}

function recordFile([path, options]: readonly unknown[]): void {
  const text = path instanceof URL && path.protocol === 'file:' ? fileURLToPath(path) : path;
  if (typeof text !== 'string' && !Buffer.isBuffer(text)) return;
  const file = resolve(String(text));
  inputs.files.add(file);
  if (asRecord(options)['recursive'] !== true) return;
  for (const folder of foldersIn(file)) inputs.files.add(folder);
}

/** At any depth. None if there is no such folder, which `mkdir` can create. */
function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch {
    return [];
  }
}

function createObserver(): object {
  const observer = {
    Date: observedDate(),
    DateTimeFormat: observedFormat(),
    process: observedProcess(),
  };
  for (const [name, read] of Object.entries(observed))
    Object.defineProperty(observer, propertyOf(name), {
      get: () => {
        record(name);
        return read();
      },
    });
  return observer;
}

/** What stays the same as long as a process runs, but not in the next one. */
const constantOfProcess =
  /^(env|argv0?|execArgv|execPath|cwd|platform|arch|versions?|release|pid)$/;

/** The global `process`, and that of `node:process`. */
export function observedProcess(): unknown {
  return new Proxy(process, {
    get: (target, key) => {
      if (constantOfProcess.test(String(key))) inputs.impure.add('process');
      else record('process');
      if (key === 'exit') return refuseExit;
      return Reflect.get(target, key);
    },
  });
}

/** The line is shown, and the other pages are still checked. */
function refuseExit(code?: number): never {
  throw Object.assign(
    new Error(`process.exit(${code ?? ''}) was called, which would end the build.`),
    {
      hint: 'Throw an error if the site cannot be built, or remove the call.',
      needles: [],
    },
  );
}

/** Records only calls that read the current time. */
function observedDate(): unknown {
  return new Proxy(Date, {
    get: (target, key) => {
      if (key === 'now') record('Date.now');
      return Reflect.get(target, key);
    },
    apply: (target) => {
      record('Date');
      return target();
    },
    construct: (target, values, newTarget) => {
      if (values.length === 0) record('Date');
      return Reflect.construct(target, values, newTarget);
    },
  });
}

/** Without a date, a format writes the current time. */
function observedFormat(): unknown {
  const observe = (format: Intl.DateTimeFormat): Intl.DateTimeFormat => {
    for (const name of ['format', 'formatToParts'] as const) {
      const call = format[name].bind(format);
      const value = (date?: Date | number): unknown => {
        if (date === undefined) record('Intl.DateTimeFormat');
        return call(date);
      };
      Object.defineProperty(format, name, { value });
    }
    return format;
  };
  return new Proxy(Intl.DateTimeFormat, {
    apply: (target, _self, values) => observe(Reflect.construct(target, values)),
    construct: (target, values, newTarget) => observe(Reflect.construct(target, values, newTarget)),
  });
}

/** The functions and classes of a package that reads files. Each call records its path. */
export function observedPackage(exports: object): object {
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => {
      if (name === 'promises') return [name, observedPackage(value)];
      return [name, typeof value === 'function' ? observedCall(value) : value];
    }),
  );
}

// biome-ignore lint/complexity/noBannedTypes: functions and classes alike.
function observedCall(called: Function): unknown {
  return new Proxy(called, {
    apply: (target, self, values: readonly unknown[]) => {
      recordFile(values);
      return Reflect.apply(target, self, values);
    },
    construct: (target, values: readonly unknown[], newTarget) => {
      recordFile(values);
      return Reflect.construct(target, values, newTarget);
    },
  });
}
