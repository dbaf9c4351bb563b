import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { exportMessages } from './commands/export.ts';
import { forget } from './commands/forget.ts';
import { list } from './commands/list.ts';
import type { Print } from './commands/print.ts';
import { retry } from './commands/retry.ts';
import { show } from './commands/show.ts';
import { checkConfig, sendTest } from './commands/try-settings.ts';
import { main } from './main.ts';
import { readSettings, type Settings } from './settings.ts';
import { messageFolders } from './spool/folders.ts';
import { createSpool, type Spool } from './spool.ts';

const print: Print = {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
};

interface Given {
  readonly settings: Settings;
  readonly folder: string;
  readonly spool: Spool;
}

/** The command line: serves, or works on the spool beside the service that is running. */
export async function cli(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  /** A command's exit code is what it resolves to. */
  const run = async (command: (given: Given) => Promise<number>) => {
    const read = readSettings(environment);
    if (!read.ok) {
      print.error(`${read.problems.join('\n')}\n`);
      process.exitCode = 2;
      return;
    }
    const { settings } = read;
    const folder = resolve(settings.spool);
    process.exitCode = await command({ settings, folder, spool: createSpool(folder) });
  };

  const program = new Command('contact-server')
    .description('Serves the contact form. Settings come from the environment; see README.md.')
    .option('--check-config', 'try the folder and the mail server, and serve nothing')
    .option('--send-test', 'mail a test to MAIL_TO, and serve nothing')
    .exitOverride()
    .action(async ({ checkConfig: isCheck, sendTest: isTest }) => {
      if (isCheck) await run(({ settings, folder }) => checkConfig(settings, folder, print));
      else if (isTest) await run(({ settings }) => sendTest(settings, print));
      else await main(environment);
    });
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
  await parse(program, words);
}

async function parse(program: Command, words: readonly string[]): Promise<void> {
  for (const command of program.commands) command.exitOverride();
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof Error && 'exitCode' in error)) throw error;
    // Asked for help, or not understood: commander has said it.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}

function readDate(value: string): Date {
  const isDate = /^\d{4}-\d\d-\d\d(T.+)?$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDate) throw new InvalidArgumentError('It has to be a date: 2026-01-31.');
  return new Date(value);
}
