import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilerFilesOf } from '../../core/files/config-files.ts';
import { createFileStats } from '../../core/files/file-stats.ts';
import { type CompiledModule, compiledForm, filesImportedBy } from '../compile/compiled-module.ts';
import { compilerVersions } from '../compile/compilers.ts';

/** The state of a file when it was looked up. */
export interface FileSnapshot extends Pick<CompiledModule, 'fingerprint' | 'state'> {
  /** File stats, even if a later change might not show in them. */
  readonly stats: string;
}

/** Detects whether files have changed since they were compiled. `folder` is the folder of pages. */
export function createFingerprints(folder: string) {
  /** Hash of everything that affects all compiled modules. */
  const settings = hashOfFiles(compilerFilesOf(folder))
    .update(JSON.stringify([compiledForm, ...compilerVersions]))
    .digest('base64');
  const statsOf = (file: string): { readonly stats: string; readonly state: string } => {
    const path = join(folder, file);
    const { lines, isSettled } = createFileStats([path], Date.now());
    const stats = lines.join().slice(path.length);
    return { stats, state: isSettled ? stats : '' };
  };
  const hashOf = (file: string, composed: readonly string[]): string => {
    const hash = createHash('sha1').update(`${settings}\0${file}\0`);
    for (const path of [file, ...composed]) hash.update(contentsOf(join(folder, path)));
    return hash.digest('base64');
  };
  /** Reads the file unless its stats are the same as when `known` was compiled. */
  const read = (file: string, known: CompiledModule | undefined): FileSnapshot => {
    const stats = statsOf(file);
    const composed = known ? composedBy(known) : [];
    const isUntouched = known && composed.length === 0 && known.state === stats.stats;
    return { fingerprint: isUntouched ? known.fingerprint : hashOf(file, composed), ...stats };
  };
  /** The record of a compiled module. Empty if its file changed between reading and compiling. */
  const afterCompiling = (
    { stats, ...snapshot }: FileSnapshot,
    module: Pick<CompiledModule, 'file' | 'imports'>,
  ): Pick<CompiledModule, 'fingerprint' | 'state'> => {
    if (statsOf(module.file).stats !== stats) return { fingerprint: '', state: '' };
    const composed = composedBy(module);
    if (composed.length === 0) return snapshot;
    return { fingerprint: hashOf(module.file, composed), state: snapshot.state };
  };
  return { settings, read, afterCompiling };
}

/** A compiled CSS module contains class names of the style sheets that it composes. */
function composedBy(module: Pick<CompiledModule, 'file' | 'imports'>): readonly string[] {
  return module.file.endsWith('.module.css') ? filesImportedBy(module) : [];
}

function hashOfFiles(files: readonly string[]) {
  const hash = createHash('sha1');
  for (const file of files) hash.update(file).update(contentsOf(file));
  return hash;
}

/** esbuild reports missing files. */
function contentsOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
