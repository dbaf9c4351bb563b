import { existsSync } from 'node:fs';
import { fail, findCommand, usage } from './commands.ts';
import { openDatabase, reasonOf } from './database.ts';
import { readSettings, type Settings } from './settings.ts';
import { Store } from './store.ts';

/** Serves, or runs a command beside the service. Exit code 2: the command or a setting is wrong. */
export async function cli(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  const found = findCommand(words);
  if (words.length > 0 && found === undefined) return fail(usage, 2);
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
    await run({ settings, database, store: new Store(database) }, word);
  } catch (error) {
    explain(error, settings);
  }
}

const wrongPath = /EACCES|EPERM|EISDIR|ENOTDIR|ENOENT|EEXIST|ELOOP|ENAMETOOLONG|ConnectionFailed/;

/** One sentence about an error of the system. Throws an error of ours. */
function explain(error: unknown, { host, port, contactDb }: Settings): void {
  const reason = reasonOf(error);
  const isSystem = error instanceof Error && 'code' in error;
  if (!isSystem && !wrongPath.test(reason)) throw error;
  // The reader has seen enough, as in `list | head`.
  if (/EPIPE/.test(reason)) return;
  if (/scandir/.test(reason)) fail(`Nothing was imported: ${reason}.`);
  else if (/listen|getaddrinfo/.test(reason)) fail(`HOST is ${host}, PORT is ${port}: ${reason}.`);
  else fail(`CONTACT_DB is ${contactDb}: ${reason}.`, wrongPath.test(reason) ? 2 : 1);
}
