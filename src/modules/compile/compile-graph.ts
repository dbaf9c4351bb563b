import { isMarkdownList } from '../../core/markdown-path.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { isMiss, type Miss, type ModuleStore } from '../store.ts';
import { type CompiledFile, compileFiles } from './compile.ts';
import { type CompiledModule, filesImportedBy, isSheet } from './compiled-module.ts';
import type { Resolver } from './resolve.ts';

/** The compiled modules of a site, and which of them must be looked up again. */
export interface CompiledGraph {
  readonly folder: string;
  readonly store: ModuleStore;
  readonly resolver: Resolver;
  /** Called with each module that changed or was dropped. */
  readonly onChanged: (file: string) => void;
  readonly modules: Map<string, CompiledModule>;
  /** Files that may have changed, and modules with problems: each build must report them. */
  readonly stale: Set<string>;
}

/** Enough to keep esbuild busy, and few enough to limit its memory and a save's delay. */
const filesPerBatch = 25;

/**
 * Compiles files and everything that they import, unless it is compiled already. Resolves to whether
 * there were no problems, and to false if the signal comes first.
 */
export async function compileGraph(
  compiled: CompiledGraph,
  files: readonly string[],
  report: Report,
  signal?: AbortSignal,
): Promise<boolean> {
  const { modules, stale } = compiled;
  const seen = new Set(files);
  let isValid = true;
  for (let wave = [...seen]; wave.length > 0; ) {
    const open = wave.filter((file) => !isSheet(file) && (!modules.has(file) || stale.has(file)));
    const { toCompile, isResolved } = lookUp(compiled, open, report);
    isValid &&= isResolved;
    for (let start = 0; start < toCompile.length; start += filesPerBatch) {
      if (signal?.aborted) return false;
      const batch = toCompile.slice(start, start + filesPerBatch);
      const isCompiled = await compileBatch(compiled, batch, report);
      isValid &&= isCompiled;
    }
    const imported = new Set(wave.flatMap((file) => importsOf(modules.get(file))));
    wave = [...imported].filter((file) => !seen.has(file));
    for (const file of wave) seen.add(file);
  }
  return isValid;
}

/** These files may have changed. */
export function markStale({ modules, stale }: CompiledGraph, files: Iterable<string>): void {
  for (const file of files) {
    stale.add(file);
    if (!file.endsWith('.module.css')) continue;
    // A style sheet may compose classes of others.
    for (const other of modules.keys()) if (other.endsWith('.module.css')) stale.add(other);
  }
}

/** Files were added or removed, so imports may have other targets. */
export function resolveAgain({ resolver, modules, stale }: CompiledGraph): void {
  resolver.forget();
  for (const { file, imports } of modules.values()) {
    const isTarget = ([specifier, target]: [string, string]): boolean =>
      resolver.targetOf({ file, specifier }) === target;
    if (isMarkdownList(file) || !Object.entries(imports).every(isTarget)) stale.add(file);
  }
}

/** Drops modules that no page imports any more. */
export function dropUnreached(
  { modules, stale, onChanged }: CompiledGraph,
  live: ReadonlyMap<string, CompiledModule>,
): void {
  for (const file of modules.keys()) {
    if (live.has(file)) continue;
    modules.delete(file);
    stale.delete(file);
    onChanged(file);
  }
}

function importsOf(module: CompiledModule | undefined): readonly string[] {
  return module ? filesImportedBy(module) : [];
}

interface ToCompile extends Miss {
  readonly file: string;
}

/** Takes modules from the store, and returns those that have to be compiled. */
function lookUp(compiled: CompiledGraph, files: readonly string[], report: Report) {
  const { store, resolver, stale } = compiled;
  const toCompile: ToCompile[] = [];
  let isResolved = true;
  for (const file of files) {
    const found = store.lookUp(file);
    if (isMiss(found)) {
      toCompile.push({ file, ...found });
      continue;
    }
    const specifiers = Object.keys(found.imports);
    const imports = resolver.targetsOf(file, specifiers, report);
    accept(compiled, isSame(imports, found.imports) ? found : { ...found, imports });
    if (Object.keys(imports).length === specifiers.length) continue;
    isResolved = false;
    stale.add(file);
  }
  return { toCompile, isResolved };
}

/** Resolves to whether there were no problems. */
async function compileBatch(
  compiled: CompiledGraph,
  batch: readonly ToCompile[],
  report: Report,
): Promise<boolean> {
  const problems: Problem[] = [];
  const collect: Report = (problem) => problems.push(problem);
  const files = batch.map(({ file }) => file);
  const results = await compileFiles(files, compiled.folder, collect);
  const resolved = results.map((result) => ({
    ...result,
    imports: compiled.resolver.targetsOf(result.file, result.specifiers, collect),
  }));
  problems.forEach(report);
  const faulty = new Set(problems.map(({ file }) => file));
  const misses = new Map(batch.map((miss) => [miss.file, miss]));
  for (const result of resolved) {
    const miss = misses.get(result.file);
    const isResolved = Object.keys(result.imports).length === result.specifiers.length;
    if (miss) keep(compiled, result, miss, faulty.has(result.file) || !isResolved);
  }
  return problems.length === 0;
}

function keep(
  compiled: CompiledGraph,
  { specifiers, ...module }: CompiledFile & Pick<CompiledModule, 'imports'>,
  miss: Miss,
  isFaulty: boolean,
): void {
  const { store, modules, stale } = compiled;
  if (!isFaulty) {
    accept(compiled, store.add(module, miss));
    return;
  }
  modules.set(module.file, { ...module, fingerprint: '', state: '' });
  stale.add(module.file);
}

function accept(compiled: CompiledGraph, module: CompiledModule): void {
  const { modules, stale, onChanged } = compiled;
  const { file, fingerprint, imports } = module;
  const before = modules.get(file);
  modules.set(file, module);
  stale.delete(file);
  const importsSame = before !== undefined && isSame(before.imports, imports);
  const isUnchanged = importsSame && fingerprint !== '' && before.fingerprint === fingerprint;
  if (before && !isUnchanged) onChanged(file);
}

function isSame(one: CompiledModule['imports'], other: CompiledModule['imports']): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
