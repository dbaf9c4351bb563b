import { relative, sep } from 'node:path';
import type { Report } from '../../core/problem.ts';
import { type BundledEntries, bundleEntries, type EntryOptions } from './bundle-entries.ts';

/**
 * Islands share chunks, such as React. An island without React is one file: in a shared bundle,
 * esbuild has every entry import the helpers that React needs, which is one request more.
 */
export async function bundleIslands(
  options: Omit<EntryOptions, 'splitting'>,
  report: Report,
): Promise<BundledEntries> {
  const all = await bundleEntries({ ...options, splitting: true }, report);
  const nameOf = (entry: { readonly in: string }): string =>
    relative(options.sources.folder, entry.in).split(sep).join('/');
  const plain = options.entryPoints.filter((entry) => isPlain(nameOf(entry), all));
  // In development, React is a file of its own that each island imports.
  if (options.react || plain.length === 0) return all;
  // Its problems have been reported.
  const alone = await bundleEntries({ ...options, entryPoints: plain, splitting: false }, () => {});
  const names = new Set(plain.map(nameOf));
  const shared = [...all.urls].filter(([entry]) => !names.has(entry));
  const kept = withImports(
    shared.map(([, url]) => url),
    all.imports,
  );
  const { base = '' } = options;
  return {
    ...all,
    files: [...all.files.filter(({ path }) => kept.has(`${base}/${path}`)), ...alone.files],
    urls: new Map([...shared, ...alone.urls]),
    imports: new Map([...all.imports, ...alone.imports]),
  };
}

/** Whether an island uses no React, and loads nothing later that another file could share. */
function isPlain(entry: string, { outputs }: BundledEntries): boolean {
  const names = Object.keys(outputs);
  const found = new Set(names.filter((name) => outputs[name]?.entryPoint === entry));
  for (const name of found) {
    const { imports = [], inputs = {} } = outputs[name] ?? {};
    if (imports.some(({ kind }) => kind === 'dynamic-import')) return false;
    if (Object.keys(inputs).some((file) => /(^|\/)node_modules\/react\//.test(file))) return false;
    for (const { path } of imports) found.add(path);
  }
  return found.size > 0;
}

function withImports(
  urls: readonly string[],
  imports: BundledEntries['imports'],
): ReadonlySet<string> {
  const found = new Set(urls);
  for (const url of found) for (const imported of imports.get(url) ?? []) found.add(imported);
  return found;
}
