import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Lists the files of the folder, relative to it. */
const listFiles = ['--name-only', '--no-renames', '--relative', '--', '.'];

/**
 * When each file of a folder was last committed, according to Git. Empty without Git or a repository.
 * In a shallow clone, the oldest commits seem to have changed every file. Git calls them grafted, and
 * their files have no date.
 */
export async function readHistory(folder: string): Promise<History> {
  try {
    const [log, uncommitted] = await Promise.all([
      git(folder, 'log', '--format=%x00%cs %D', '--decorate-refs-exclude=*', ...listFiles),
      git(folder, 'diff', 'HEAD', ...listFiles),
    ]);
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
    const [about = '', ...paths] = lines(commit);
    const [date = '', ...marks] = about.split(/,? /);
    return marks.includes('grafted') ? [] : paths.map((path) => [path, date] as const);
  });
}

function lines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** What Git prints about a folder. Rejects without Git or a repository. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const plain = ['-C', folder, '-c', 'core.quotePath=false', '--no-optional-locks', ...args];
  const { stdout } = await run('git', plain, { maxBuffer: 2 ** 28 });
  return stdout;
}

/** Files, relative to the folder of pages, with the day of their last commit, as `2026-11-21`. */
export type History = ReadonlyMap<string, string>;
