import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../../bin/contact-server.js', import.meta.url));

export interface ContactProcess {
  readonly child: ChildProcess;
  /** Everything written so far. */
  readonly output: { stdout: string; stderr: string };
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

/** Runs `bin/contact-server.js`, or its bundle, with only these settings, until the test ends. */
export function startProcess(
  settings: Readonly<Record<string, string>>,
  before: readonly string[] = [],
  words: readonly string[] = [],
  file = program,
): ContactProcess {
  const [command = '', ...args] = [...before, process.execPath, file, ...words];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}

/** Waits for the line that a supervisor waits for; fails with the actual output. */
export async function untilListening({ output, ended }: ContactProcess): Promise<string> {
  const exited = ended.then((code) => `ended with ${code}: ${output.stderr}`);
  const said = expect.poll(() => output.stdout).toMatch(/listening on .*\n/);
  const problem = await Promise.race([said.then(() => undefined), exited]);
  if (problem !== undefined) throw new Error(problem);
  return /listening on (\S+)/.exec(output.stdout)?.[1] ?? '';
}
