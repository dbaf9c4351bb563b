import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Settings } from '../settings.ts';
import { messageFolders } from '../spool/folders.ts';
import type { Spool } from '../spool.ts';
import { exportMessages } from './export.ts';
import { forget } from './forget.ts';
import { list } from './list.ts';
import type { Print } from './print.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';

/** What a command works on. */
export interface Given {
  readonly settings: Settings;
  /** Of the spool, absolute. */
  readonly folder: string;
  readonly spool: Spool;
}

/** Reads the settings, and makes an exit code of what the command resolves to. */
export type Run = (command: (given: Given) => Promise<number>) => Promise<void>;

/** The commands over what lies in the spool. */
export function addSpoolCommands(program: Command, run: Run, print: Print): void {
  program
    .command('list')
    .description('name the messages, all of them or one folder’s')
    .addArgument(program.createArgument('[folder]').choices([...messageFolders]))
    .action((folder) => run(({ spool }) => list(spool, folder, print)));
  program
    .command('show <id>')
    .description('print a message; a part of its id will do')
    .action((id) => run(({ spool }) => show(spool, id, print)));
  program
    .command('retry <id>')
    .description('mail what was refused, or taken for spam')
    .action((id) => run(({ spool, folder }) => retry(spool, folder, id, print)));
  program
    .command('export')
    .description('print all messages for another program')
    .addOption(new Option('--csv', 'a table for a spreadsheet').conflicts('json'))
    .option('--json', 'a JSON document a line (the default)')
    .action(({ csv }) =>
      run(async ({ spool }) => {
        await exportMessages(spool, csv ? 'csv' : 'json', process.stdout);
        return 0;
      }),
    );
  program
    .command('forget')
    .description(
      'remove messages for good; without an option those that were mailed, after KEEP_DAYS',
    )
    .addOption(new Option('--email <address>', 'everything from this address').conflicts('before'))
    .option('--before <date>', 'what was mailed, refused or taken for spam before a date', readDate)
    .action((options) =>
      run(({ spool, settings: { keepDays } }) =>
        forget(spool, options, { keepDays, now: new Date() }, print),
      ),
    );
}

function readDate(value: string): Date {
  const isDate = /^\d{4}-\d\d-\d\d(T.+)?$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDate) throw new InvalidArgumentError('It has to be a date: 2026-01-31.');
  return new Date(value);
}
