import { relative, sep } from 'node:path';
import type { OutputFile } from '../../core/files/output-files.ts';
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
  const kept = reachable(all.outputs, (entry) => entry !== undefined && !names.has(entry));
  const isKept = ({ path }: OutputFile): boolean => kept.some((name) => name.endsWith(`/${path}`));
  return {
    ...all,
    files: [...all.files.filter(isKept), ...alone.files],
    urls: new Map([...[...all.urls].filter(([entry]) => !names.has(entry)), ...alone.urls]),
    imports: new Map([...all.imports, ...alone.imports]),
  };
}

/** Whether an island uses no React, and loads nothing later that another file could share. */
function isPlain(entry: string, { outputs }: BundledEntries): boolean {
  const found = reachable(outputs, (name) => name === entry);
  const isAlone = (name: string): boolean => {
    const { imports = [], inputs = {} } = outputs[name] ?? {};
    const usesReact = Object.keys(inputs).some((file) => /(^|\/)node_modules\/react\//.test(file));
    return !usesReact && imports.every(({ kind }) => kind !== 'dynamic-import');
  };
  return found.length > 0 && found.every(isAlone);
}

/** The outputs of some entry points, and all that they import now or later. */
function reachable(
  outputs: BundledEntries['outputs'],
  isFirst: (entryPoint: string | undefined) => boolean,
): readonly string[] {
  const found = new Set(Object.keys(outputs).filter((name) => isFirst(outputs[name]?.entryPoint)));
  for (const name of found) for (const { path } of outputs[name]?.imports ?? []) found.add(path);
  return [...found];
}
