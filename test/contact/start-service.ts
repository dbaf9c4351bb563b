import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest';

const program = fileURLToPath(new URL('../../bin/contact-server.js', import.meta.url));

/** A valid message. */
export const goodMessage = {
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(910) 555-0117',
  subject: 'shipping-quote',
  message: 'A framed print, 30 × 40 in, glass front.\nIt has to be there by the 12th.',
};

/** What a browser sends for a form without JavaScript. */
export const formHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
};

export type Settings = Readonly<Record<string, string>>;

export interface ContactProcess {
  readonly child: ChildProcess;
  /** Everything written so far. */
  readonly output: { stdout: string; stderr: string };
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

export interface Service extends ContactProcess {
  readonly url: string;
  /** The database file. */
  readonly file: string;
  readonly settings: Settings;
  /** Posts JSON, or any other body if the headers say so. */
  post(body?: unknown, headers?: Settings): Promise<Response>;
  postForm(fields: Settings, headers?: Settings): Promise<Response>;
  stop(): Promise<void>;
}

export interface Start {
  /** A command that runs the service, such as `strace`. */
  readonly before?: readonly string[];
  readonly words?: readonly string[];
  /** Options of Node. */
  readonly flags?: readonly string[];
  /** Instead of `bin/contact-server.js`. */
  readonly file?: string;
}

/** The service on a free port with its own database, until the test or the file of tests ends. */
export async function startService(settings: Settings = {}, start: Start = {}): Promise<Service> {
  const all = {
    CONTACT_DB: settings['CONTACT_DB'] ?? join(await temporaryFolder(), 'contact.db'),
    ...generous,
    ...settings,
  };
  const service = startProcess(all, start);
  const url = await untilListening(service);
  const post: Service['post'] = (body, headers) => postMessage(url, body, headers);
  return {
    ...service,
    url,
    file: all.CONTACT_DB,
    settings: all,
    post,
    postForm: (fields, headers) =>
      post(new URLSearchParams(fields).toString(), { ...formHeaders, ...headers }),
    async stop() {
      service.child.kill('SIGTERM');
      expect(await service.ended).toBe(0);
    },
  };
}

/** Limits that no test reaches unless it means to. */
const generous = {
  PORT: '0',
  MIN_FREE_MEGABYTES: '0',
  RATE_LIMIT_MAX: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
};

/** Runs the service or one of its commands with only these settings. */
export function startProcess(
  settings: Settings,
  { before = [], flags = [], words = [], file = program }: Start = {},
): ContactProcess {
  const [command = '', ...args] = [...before, process.execPath, ...flags, file, ...words];
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], ...settings },
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
  whenDone(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}

/** Runs a command of the service to its end. */
export async function runCommand(settings: Settings, ...words: readonly string[]) {
  const { ended, output } = startProcess(settings, { words });
  return { code: await ended, ...output };
}

/** Waits for the line that a supervisor waits for; fails with the actual output. */
export async function untilListening({ child, output, ended }: ContactProcess): Promise<string> {
  const line = /^Contact service listening on (http:\/\/\S+).*\n/;
  const said = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => line.test(output.stdout) && resolve());
  });
  const code = await Promise.race([said, ended]);
  const [, url] = line.exec(output.stdout) ?? [];
  if (url === undefined) throw new Error(`The service ended with ${code}: ${output.stderr}`);
  return url;
}

/** Posts a message as JSON, or any other body if the headers say so. */
export function postMessage(
  url: string,
  body: unknown = goodMessage,
  headers: Settings = {},
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });
}

/** A raw connection, for what `fetch` does not send. */
export async function openSocket(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  whenDone(() => void socket.destroy());
  // Unread bytes of a refused request reset the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends raw bytes; resolves to everything received once the service has closed the connection. */
export async function exchange(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(url);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(bytes);
  await closed;
  return answer;
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contact-server-'));
  whenDone(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs at the end of the test, or of its file if no test is running yet. */
export function whenDone(end: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest() === undefined) afterAll(end);
  else onTestFinished(end);
}
