import { resolve } from 'node:path';
import { Command } from 'commander';
import { readSettings } from '../settings.ts';
import { createSpool } from '../spool.ts';
import type { Print } from './print.ts';
import { addSpoolCommands, type Run } from './spool-commands.ts';
import { checkConfig, sendTest } from './try-settings.ts';

const print: Print = {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
};

/** Does what the words of a command line say, and leaves its exit code. */
export async function runCommand(
  environment: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<void> {
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
      else program.help();
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
