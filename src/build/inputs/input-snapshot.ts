import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { configFilesOf } from '../../core/files/config-files.ts';
import { createFileStats } from '../../core/files/file-stats.ts';
import { git } from '../../core/files/git-history.ts';
import type { SiteOptions } from '../../modules/site-options.ts';

export interface BuildRequest extends SiteOptions {
  readonly out: string;
}

/** Everything that a build depends on. */
export interface BuildInputs {
  /** By a name that completes "because … has changed". */
  readonly parameters: Readonly<Record<string, string>>;
  /** File stats, a line for each file. */
  readonly files: readonly string[];
}

/**
 * The inputs of a build before any of them is read. Returns them with external files; undefined if one of
 * these changed too recently to be sure.
 */
export type InputSnapshot = (externalFiles: readonly string[]) => BuildInputs | undefined;

/** Two writes at nearly the same time look like one. */
export const tooRecent = 'a file was written a moment ago';

/** A text is the reason why the inputs cannot be compared; it completes "because …". */
export async function snapshotInputs(request: BuildRequest): Promise<InputSnapshot | string> {
  const start = Date.now();
  const history = gitState(request.pages);
  const files = filesBelow(request.pages);
  if (!files) return 'the folder of pages is missing or has symbolic links';
  const own = createFileStats([...files, ...configFilesOf(request.pages)], start);
  if (!own.isSettled) return tooRecent;
  const parameters = parametersOf(request, await history);
  return (externalFiles) => {
    const external = createFileStats(externalFiles, start);
    return external.isSettled
      ? { parameters, files: [...own.lines, ...external.lines] }
      : undefined;
  };
}

/** The options name the compiled generator. Node, the language, and the time zone affect how dates and numbers are written. */
function parametersOf(request: BuildRequest, history: string): BuildInputs['parameters'] {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { date, compiledFolder = '', ...options } = request;
  return {
    'an option': JSON.stringify(options),
    'the date': date,
    'the generator': compiledFolder,
    'the version of Node': process.version,
    'the language or the time zone': `${locale} ${timeZone}`,
    'the state of Git': history,
  };
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
