import { execFileSync } from 'node:child_process';

/** Runs git in a folder, as an author of its own. */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@store.example'];
  execFileSync('git', ['-C', folder, ...author, ...args], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
}

/** Commits all files of a folder, at noon of a day. */
export function commitAll(folder: string, date = '2026-01-02'): void {
  git(folder, ['init', '-b', 'one']);
  git(folder, ['add', '.']);
  git(folder, ['commit', '-m', 'Change'], { GIT_COMMITTER_DATE: `${date}T12:00:00Z` });
}
