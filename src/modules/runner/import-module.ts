let load = (name: string): Promise<object> => import(name);

/** Node's `import`. */
export function importModule(name: string): Promise<object> {
  return load(name);
}

/** Code that V8 took from a cache cannot import, so a program that is loaded from one gets a function that can. */
export function importWith(importer: typeof load): void {
  load = importer;
}
