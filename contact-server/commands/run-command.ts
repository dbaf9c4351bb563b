import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { version } from '../../package.json';
import { readSettings } from '../config/settings.ts';
import { errorCode } from '../storage/error-code.ts';
import { createMessageStore, type MessageStore } from '../storage/message-store.ts';
import { messageFolders } from '../storage/stored-message.ts';
import { checkConfig, sendTest } from './check-config.ts';
import { exportMessages } from './export.ts';
import { forget, list, retry, retryAll, show } from './messages.ts';
import { type CommandContext, exitOnOutputError, fail, forTerminal } from './print.ts';
import { status } from './status.ts';

type Run = (context: CommandContext) => Promise<void>;

/** Runs the command of a command line, and sets the exit code. */
export async function runCommand(
  environment: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<void> {
  exitOnOutputError();
  const run = async (command: Run) => {
    const read = readSettings(environment);
    if (!read.ok) return fail(read.problems.join('\n'), 2);
    const { settings } = read;
    await command({ settings, store: createMessageStore(resolve(settings.contactSpool)) });
  };
  const program = new Command('contact-server')
    .description('Serves the contact form. Settings come from the environment; see README.md.')
    .version(version)
    .option('--check-config', 'try the message store and the mail server, and serve nothing')
    .option('--send-test', 'send a test email to MAIL_TO, and serve nothing')
    .action(async ({ checkConfig: isCheck, sendTest: isTest }) => {
      const [word] = program.args;
      if (word !== undefined) program.error(explainUnknown(word, program));
      if (isCheck) await run(checkConfig);
      else if (isTest) await run(sendTest);
      else program.help();
    });
  addMessageCommands(program, (command) =>
    run(async (context) => {
      if (await isMessageStore(context.store)) return command(context);
      const spool = JSON.stringify(context.settings.contactSpool);
      fail(
        `CONTACT_SPOOL is ${spool}.\n  Set it to the folder of the service. This one has no messages.`,
        2,
      );
    }),
  );
  for (const command of [program, ...program.commands]) command.exitOverride();
  // An unknown command is an argument. The commands would inherit this if it were set before them.
  program.allowExcessArguments();
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof Error && 'exitCode' in error)) throw error;
    // commander has printed the help, the version, or what was wrong.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}

function explainUnknown(word: string, { commands }: Command): string {
  const names = new Intl.ListFormat('en-US').format(commands.map((command) => command.name()));
  return `error: unknown command ${forTerminal(JSON.stringify(word))}\n  The commands are ${names}; --help describes them.`;
}

/** Rejects if this user may not read the folder. A new folder is empty until the service has run. */
async function isMessageStore({ root }: MessageStore): Promise<boolean> {
  const names = await readdir(root).catch((error) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return ['missing'];
    throw error;
  });
  return names.length === 0 || names.includes('new');
}

function addMessageCommands(program: Command, run: (command: Run) => Promise<void>): void {
  program
    .command('status')
    .description('print one line, and exit with 1 if something needs the owner: for cron')
    .action(() => run(status));
  program
    .command('list')
    .description('print a line for each message')
    .addArgument(program.createArgument('[folder]').choices([...messageFolders]))
    .action((folder) => run((context) => list(context, folder)));
  program
    .command('show <id>')
    .description('print a message; the beginning or end of its id is enough')
    .action((id) => run((context) => show(context, id)));
  program
    .command('retry [id]')
    .description('mail a message from failed/ or junk/')
    .option('--all', 'mail every message in failed/')
    .action((id: string | undefined, { all = false }, command) => {
      if ((id === undefined) !== all) command.error('error: give one id, or --all');
      return run((context) => (id === undefined ? retryAll(context) : retry(context, id)));
    });
  program
    .command('export')
    .description('print messages for another program')
    .addOption(new Option('--csv', 'a table for a spreadsheet').conflicts('json'))
    .option('--json', 'one JSON document per line (the default)')
    .option('--email <address>', 'only the messages from this address')
    .action((options) => run((context) => exportMessages(context, options)));
  program
    .command('forget')
    .description('remove messages for good; without an option, those kept longer than KEEP_DAYS')
    .addOption(new Option('--email <address>', 'everything from this address').conflicts('before'))
    .option('--before <date>', 'messages mailed, failed, or held as spam before a date', readDate)
    .action((options) => run((context) => forget(context, options)));
}

/** Midnight in UTC. JavaScript would read February 31 as March 3. */
function readDate(value: string): Date {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? value : Number.NaN);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value))
    throw new InvalidArgumentError('Use a date of the calendar, such as 2026-01-31.');
  return date;
}
