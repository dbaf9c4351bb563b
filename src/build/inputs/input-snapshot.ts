import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { configFilesOf } from '../../core/files/config-files.ts';
import { createFileStats } from '../../core/files/file-stats.ts';
import { git } from '../../core/files/git-history.ts';
import { hashOfLines } from '../../core/hash.ts';
import type { SiteOptions } from '../../modules/site-options.ts';

export interface BuildRequest extends SiteOptions {
  readonly out: string;
}

/**
 * The inputs of a build before any of them is read. Returns a fingerprint of them and of external
 * files; undefined if one changed too recently to be sure.
 */
export type InputSnapshot = (externalFiles: readonly string[]) => string | undefined;

/** Undefined if a file changed too recently, or if the folder of pages has symbolic links. */
export async function snapshotInputs(request: BuildRequest): Promise<InputSnapshot | undefined> {
  const start = Date.now();
  const history = gitState(request.pages);
  const files = filesBelow(request.pages);
  if (!files) return undefined;
  const own = createFileStats([...files, ...configFilesOf(request.pages)], start);
  if (!own.isSettled) return undefined;
  const parameters = parametersOf(request, await history);
  return (externalFiles) => {
    const external = createFileStats(externalFiles, start);
    if (!external.isSettled) return undefined;
    return hashOfLines([parameters, ...own.lines, ...external.lines]);
  };
}

/** The options name the compiled generator, and so its version. Node, the language, and the time zone affect how dates and numbers are written. */
function parametersOf(request: BuildRequest, history: string): string {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return JSON.stringify([request, process.version, { locale, timeZone }, history]);
}

/** The sitemap has the dates of commits. */
async function gitState(folder: string): Promise<string> {
  try {
    const query = ['rev-parse', 'HEAD', '--is-shallow-repository', '--git-path', 'index'];
    const [head, isShallow, index = ''] = (await git(folder, ...query)).split('\n');
    const { mtimeMs } = statSync(resolve(folder, index));
    return `${head} ${isShallow} ${mtimeMs}`;
  } catch {
    return '';
  }
}

/** Undefined if there is no such folder, or if it contains symbolic links. */
function filesBelow(folder: string): readonly string[] | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const files: string[] = [];
  const folders = [folder];
  for (const next of folders)
    for (const entry of readdirSync(next, { withFileTypes: true })) {
      const path = `${next}/${entry.name}`;
      if (entry.isSymbolicLink()) return undefined;
      if (!entry.isDirectory()) files.push(path);
      else if (entry.name !== 'node_modules' && entry.name !== '.git') folders.push(path);
    }
  return files;
}
