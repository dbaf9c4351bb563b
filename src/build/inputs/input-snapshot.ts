import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { configFilesOf } from '../../core/files/config-files.ts';
import { createFileStats } from '../../core/files/file-stats.ts';
import { hashOfLines } from '../../core/hash.ts';
import type { SiteOptions } from '../../modules/site-options.ts';

/** What a build was told, and where it wrote. */
export interface BuildRequest extends SiteOptions {
  readonly out: string;
}

/** What is to be read, as it is before anything of it is. */
export interface InputSnapshot {
  /** The state of it all, with these files elsewhere. Nothing where that is not to be told from another. */
  readonly with: (elsewhere: readonly string[]) => string | undefined;
}

/** Nothing where the files of a site cannot be told. */
export function snapshotInputs(request: BuildRequest): InputSnapshot | undefined {
  const start = Date.now();
  const first = told(request);
  const files = filesBelow(request.pages);
  if (!files) return undefined;
  const own = createFileStats([...files, ...configFilesOf(request.pages)], start);
  if (!own.isSettled) return undefined;
  return {
    with: (elsewhere) => {
      const others = createFileStats(elsewhere, start);
      return others.isSettled ? hashOfLines([first, ...own.lines, ...others.lines]) : undefined;
    },
  };
}

/** The compiled generator is named after its sources, its packages and Node; times are told as the system has them. */
function told(request: BuildRequest): string {
  const { TZ, LANG, LC_ALL } = process.env;
  return JSON.stringify([request, { TZ, LANG, LC_ALL }, headOf(request.pages)]);
}

/** The sitemap tells when pages were committed. */
function headOf(folder: string): string {
  try {
    const asked = ['rev-parse', 'HEAD', '--is-shallow-repository', '--git-path', 'index'];
    const [head, isShallow, index = ''] = execFileSync('git', ['-C', folder, ...asked], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
    const { mtimeMs } = statSync(resolve(folder, index));
    return `${head} ${isShallow} ${mtimeMs}`;
  } catch {
    return '';
  }
}

/** Nothing where there is no such folder, or links lead elsewhere. */
function filesBelow(folder: string): readonly string[] | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const files: string[] = [];
  const folders = [folder];
  for (const each of folders)
    for (const entry of readdirSync(each, { withFileTypes: true })) {
      const path = `${each}/${entry.name}`;
      if (entry.isSymbolicLink()) return undefined;
      if (!entry.isDirectory()) files.push(path);
      else if (entry.name !== 'node_modules' && entry.name !== '.git') folders.push(path);
    }
  return files;
}
