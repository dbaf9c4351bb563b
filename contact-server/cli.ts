import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainError } from './database.ts';
import { readSettings } from './settings.ts';

const usage = `Usage: contact-server [command]

  (no command)                    serves until SIGTERM
  status                          says how the service is; exits with 1 if it needs you
  list [waiting|mailed|junk]      prints a line for each message
  show ID                         prints a message; the beginning or end of its id is enough
  retry ID, retry --all           mails a message, or all that failed, at once
  forget ID                       removes a message for good
  forget --email ADDRESS          removes everything from an address
  forget --before 2026-01-31      removes what came before that day and was mailed, or is junk
  export [--email ADDRESS]        prints messages, one JSON object a line
  import FOLDER                   takes over the messages of the earlier spool
  backup FILE                     writes everything to a new file, while the service runs
  check-config [--send]           tries the database and the mail server, and sends a test mail

Settings come from the environment; see README.md.`;

const options = {
  all: { type: 'boolean' },
  send: { type: 'boolean' },
  help: { type: 'boolean' },
  email: { type: 'string' },
  before: { type: 'string' },
} as const;

/** Which words and options each command takes. */
const forms: Readonly<Record<string, RegExp>> = {
  status: /^$/,
  list: /^( (waiting|mailed|junk))?$/,
  show: /^ ID$/,
  retry: /^( ID| --all)$/,
  forget: /^( ID| --email| --before)$/,
  export: /^( --email)?$/,
  import: /^ ID$/,
  backup: /^ ID$/,
  'check-config': /^( --send)?$/,
};

/** Serves, or runs a command beside the service, and sets the exit code. Each loads only what it needs. */
export async function cli(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  const line = readLine(words);
  if (line === undefined) return fail(usage, 2);
  if (line.options.help) return console.log(usage);
  const read = readSettings(environment);
  if (!read.ok) return fail(read.problems.join('\n'), 2);
  const { settings } = read;
  try {
    if (line.name === undefined) {
      const { main } = await import('./main.ts');
      const problem = await main(settings);
      return problem === undefined ? undefined : fail(problem, 1);
    }
    const isNew = !existsSync(settings.contactDb);
    if (isNew && line.name !== 'import' && line.name !== 'check-config')
      return fail(
        `CONTACT_DB is ${JSON.stringify(settings.contactDb)}: there is no such file.\n  Set it to the file of the service.`,
        2,
      );
    const { runCommand } = await import('./commands.ts');
    await runCommand(settings, line);
  } catch (error) {
    const explained = explainError(error, resolve(settings.contactDb));
    if (explained === undefined) throw error;
    fail(explained.sentence, explained.exitCode);
  }
}

export type CommandLine = NonNullable<ReturnType<typeof readLine>>;

/** Undefined if there is no such command. */
function readLine(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    const [name, word, ...more] = positionals;
    const line = { name, word, options: values };
    if (values.help || (name === undefined && words.length === 0)) return line;
    const form = Object.hasOwn(forms, name ?? '') ? forms[name ?? ''] : undefined;
    const given = Object.keys(values).map((option) => ` --${option}`);
    const shown = [word, ...more].flatMap((text) =>
      text === undefined ? [] : name === 'list' ? ` ${text}` : ' ID',
    );
    return form?.test([...shown, ...given].join('')) ? line : undefined;
  } catch {
    return undefined;
  }
}

/** Prints why a command failed, and sets the exit code: 2 if the command or a setting is wrong. */
function fail(sentence: string, exitCode: 1 | 2): void {
  console.error(sentence);
  process.exitCode = exitCode;
}
