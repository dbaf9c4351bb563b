import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Lists the files of the folder, relative to it. */
const listFiles = ['--name-only', '--no-renames', '--relative', '--', '.'];

/**
 * When each file of a folder was last committed, according to Git.
 * Empty without Git or a repository, and in a shallow clone, whose oldest commit seems to have
 * changed every file.
 */
export async function readHistory(folder: string): Promise<History> {
  try {
    const [isShallow, log, uncommitted] = await Promise.all([
      git(folder, 'rev-parse', '--is-shallow-repository'),
      git(folder, 'log', '--format=%x00%cs', ...listFiles),
      git(folder, 'diff', 'HEAD', ...listFiles),
    ]);
    if (isShallow.trim() !== 'false') return new Map();
    const history = new Map([...newestFirst(log)].reverse());
    // The date of these files is not known.
    for (const path of lines(uncommitted)) history.delete(path);
    return history;
  } catch {
    return new Map();
  }
}

function newestFirst(log: string): readonly (readonly [path: string, date: string])[] {
  return log.split('\0').flatMap((commit) => {
    const [date = '', ...paths] = lines(commit);
    return paths.map((path) => [path, date] as const);
  });
}

function lines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const plain = ['-C', folder, '-c', 'core.quotePath=false', '--no-optional-locks', ...args];
  const { stdout } = await run('git', plain, { maxBuffer: 2 ** 28 });
  return stdout;
}

/** Files, relative to the folder of pages, with the day of their last commit, as `2026-11-21`. */
export type History = ReadonlyMap<string, string>;
