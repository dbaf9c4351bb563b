import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Print } from './commands/print.ts';
import { addSpoolCommands, type Run } from './commands/spool-commands.ts';
import { checkConfig, sendTest } from './commands/try-settings.ts';
import { main } from './main.ts';
import { readSettings } from './settings.ts';
import { createSpool } from './spool.ts';

const print: Print = {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
};

/** The command line: serves, or works on the spool beside the service that is running. */
export async function cli(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  const run: Run = async (command) => {
    const read = readSettings(environment);
    if (!read.ok) {
      print.error(`${read.problems.join('\n')}\n`);
      process.exitCode = 2;
      return;
    }
    const { settings } = read;
    const folder = resolve(settings.spool);
    // Whoever reads along has seen enough: `list | head`.
    process.stdout.on('error', () => process.exit(0));
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
  addSpoolCommands(program, run, print);
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
