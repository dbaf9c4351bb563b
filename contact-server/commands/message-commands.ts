import { type Command, InvalidArgumentError, Option } from 'commander';
import { messageFolders } from '../storage/stored-message.ts';
import { exportMessages } from './export.ts';
import { forget } from './forget.ts';
import type { CommandContext, Print } from './print.ts';
import { list, show } from './read-messages.ts';
import { retry, retryAll } from './retry.ts';
import { status } from './status.ts';

/** Runs a command on the message store, and exits with the code that it resolves to. */
export type CommandRunner = (
  command: (context: CommandContext) => Promise<number>,
) => Promise<void>;

export function addMessageCommands(program: Command, run: CommandRunner, print: Print): void {
  program
    .command('status')
    .description('print one line, and exit with 1 if something needs the owner: for cron')
    .action(() => run((context) => status(context, print)));
  program
    .command('list')
    .description('print a line for each message')
    .addArgument(program.createArgument('[folder]').choices([...messageFolders]))
    .action((folder) => run((context) => list(context, folder, print)));
  program
    .command('show <id>')
    .description('print a message; the beginning or end of its id is enough')
    .action((id) => run((context) => show(context, id, print)));
  addRetry(program, run, print);
  program
    .command('export')
    .description('print messages for another program')
    .addOption(new Option('--csv', 'a table for a spreadsheet').conflicts('json'))
    .option('--json', 'one JSON document per line (the default)')
    .option('--email <address>', 'only the messages from this address')
    .action((options) => run((context) => exportMessages(context, options, print)));
  program
    .command('forget')
    .description('remove messages for good; without an option, those kept longer than KEEP_DAYS')
    .addOption(new Option('--email <address>', 'everything from this address').conflicts('before'))
    .option('--before <date>', 'messages mailed, failed, or held as spam before a date', readDate)
    .action((options) => run((context) => forget(context, options, print)));
}

function addRetry(program: Command, run: CommandRunner, print: Print): void {
  program
    .command('retry [id]')
    .description('mail a message from failed/ or junk/')
    .option('--all', 'mail every message in failed/')
    .action((id: string | undefined, { all = false }, command) => {
      if ((id === undefined) !== all) command.error('error: give one id, or --all');
      return run((context) =>
        id === undefined ? retryAll(context, print) : retry(context, id, print),
      );
    });
}

function readDate(value: string): Date {
  const isDate = /^\d{4}-\d\d-\d\d(T.+)?$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDate) throw new InvalidArgumentError('It has to be a date: 2026-01-31.');
  return new Date(value);
}
