let load = (name: string): Promise<object> => import(name);

/** Node's `import`. */
export function importModule(name: string): Promise<object> {
  return load(name);
}

/** Code from V8's code cache cannot call `import`, so `bin/site.js` passes a function that does. */
export function importWith(importer: typeof load): void {
  load = importer;
}
