import { existsSync } from 'node:fs';
import { commands, fail, findCommand } from './commands.ts';
import { errorCode, openDatabase, reasonOf } from './database.ts';
import { readSettings, type Settings } from './settings.ts';
import { createStore } from './store.ts';

/** Serves, or runs a command beside the service. Exit code 2: the command or a setting is wrong. */
export async function cli(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  const found = findCommand(words);
  if (words.length > 0 && found === undefined) return fail(usage(), 2);
  const read = readSettings(environment);
  if (!read.ok) return fail(read.problems.join('\n'), 2);
  const { settings } = read;
  try {
    if (found === undefined) {
      const { main } = await import('./main.ts');
      return await main(settings);
    }
    const { command, run, word } = found;
    if (!/^(import|check)/.test(command) && !existsSync(settings.contactDb))
      return fail(`CONTACT_DB is ${settings.contactDb}: there is no such file yet.`, 2);
    const database = openDatabase(settings.contactDb);
    await run({ settings, database, store: createStore(database) }, word);
  } catch (error) {
    // The reader has seen enough: `list | head`.
    if (errorCode(error) === 'EPIPE') return;
    explain(error, settings);
  }
}

function usage(): string {
  const lines = commands.map(([form, does]) => `  ${form.padEnd(28)} ${does}`);
  return `Without a command, the service runs until SIGTERM.\n\n${lines.join('\n')}`;
}

const hints: readonly (readonly [RegExp, string])[] = [
  [/BUSY|LOCKED/, 'Another program holds it. End that program, and try again.'],
  [/CORRUPT|NOTADB/, 'It is damaged or no database. Put it aside, and restore the latest backup.'],
  [/FULL|ENOSPC|EDQUOT|IOERR|READONLY|EROFS/, 'The disk is full, read-only, or damaged.'],
];
const wrongPath = /EACCES|EPERM|EISDIR|ENOTDIR|ENOENT|EEXIST|ELOOP|ENAMETOOLONG|ConnectionFailed/;

/** Says what the owner can do about an error of the system. Throws an error of ours. */
function explain(error: unknown, { host, port, contactDb }: Settings): void {
  const reason = reasonOf(error);
  const isWrong = wrongPath.test(reason);
  const user = process.getuid?.() ?? '(unknown)';
  const [, hint] = hints.find(([pattern]) => pattern.test(reason)) ?? [];
  const advice = hint ?? `Set it to a file that user ${user} can create and write to.`;
  if (/\b(listen|getaddrinfo)\b/.test(reason))
    fail(`HOST is ${host} and PORT is ${port}: ${reason}.`);
  else if (hint === undefined && !isWrong) throw error;
  else fail(`CONTACT_DB is ${contactDb}: ${reason}.\n  ${advice}`, isWrong ? 2 : 1);
}
