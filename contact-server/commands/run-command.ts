import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { version } from '../../package.json';
import { readSettings, type Settings } from '../config/settings.ts';
import { errorCode } from '../storage/error-code.ts';
import { createMessageStore } from '../storage/message-store.ts';
import { checkConfig, sendTest } from './check-config.ts';
import { addMessageCommands } from './message-commands.ts';
import { createPrint, type Print } from './print.ts';

/** Runs the command of a command line, and sets the exit code. */
export async function runCommand(
  environment: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<void> {
  const print = createPrint();
  const run = async (command: (settings: Settings) => Promise<number>) => {
    const read = readSettings(environment);
    if (!read.ok) print.error(`${read.problems.join('\n')}\n`);
    process.exitCode = read.ok ? await command(read.settings) : 2;
  };
  const program = new Command('contact-server')
    .description('Serves the contact form. Settings come from the environment; see README.md.')
    .version(version)
    .option('--check-config', 'try the message store and the mail server, and serve nothing')
    .option('--send-test', 'send a test email to MAIL_TO, and serve nothing')
    .exitOverride()
    .action(async ({ checkConfig: isCheck, sendTest: isTest }) => {
      if (isCheck)
        await run((settings) => checkConfig(settings, resolve(settings.contactSpool), print));
      else if (isTest) await run((settings) => sendTest(settings, print));
      else program.help();
    });
  addMessageCommands(
    program,
    (command) =>
      run(async (settings) => {
        const folder = resolve(settings.contactSpool);
        if (!(await isMessageStore(folder, settings, print))) return 2;
        return command({ settings, folder, store: createMessageStore(folder) });
      }),
    print,
  );
  await parse(program, words);
}

/** Rejects if this user may not read the folder. A new folder is empty until the service has run. */
async function isMessageStore(folder: string, { contactSpool }: Settings, print: Print) {
  const names = await readdir(folder).catch((error) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return ['missing'];
    throw error;
  });
  if (names.length === 0 || names.includes('new')) return true;
  print.error(
    `CONTACT_SPOOL is ${JSON.stringify(contactSpool)}.\n  It has to name the folder of the service; there are no messages.\n`,
  );
  return false;
}

async function parse(program: Command, words: readonly string[]): Promise<void> {
  for (const command of program.commands) command.exitOverride();
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof Error && 'exitCode' in error)) throw error;
    // commander has printed the help, the version, or what was wrong.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}
