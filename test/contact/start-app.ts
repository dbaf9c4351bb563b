import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Cluster } from '../../contact-server/cluster/open-cluster.ts';
import type { Settings } from '../../contact-server/config/settings.ts';
import { openService } from '../../contact-server/main.ts';
import type { Log } from '../../contact-server/monitoring/log.ts';
import { countStore } from '../../contact-server/storage/find-messages.ts';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';

/** A valid message. */
export const goodMessage = {
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(910) 555-0117',
  subject: 'shipping-quote',
  message: 'A framed print, 30 × 40 in, glass front.\nIt has to be there by the 12th.',
};

export interface RunningApp {
  readonly url: string;
  readonly spool: string;
  /** The log, one sentence per entry. */
  readonly lines: readonly string[];
  /** Posts JSON, or any other body if the headers say so. */
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  stored(): Promise<readonly z.infer<typeof storedMessage>[]>;
}

const storedMessage = z.strictObject({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  messageId: z.string(),
  junk: z.string().optional(),
  acceptedBy: z.array(z.string()).optional(),
});

export interface AppStart {
  readonly spoolPath?: string;
  readonly cluster?: Cluster;
}

/** The real app on a free port with its own folder, until the test ends. */
export async function startApp(
  settings: Partial<Settings> = {},
  { spoolPath, cluster }: AppStart = {},
): Promise<RunningApp> {
  const spool = spoolPath ?? join(await temporaryFolder(), 'spool');
  const lines: string[] = [];
  const store = createMessageStore(spool);
  const { server, stop } = await openService({
    settings: { ...generous, ...settings },
    log: { ...logTo(lines), request: () => undefined },
    store,
    cluster,
    queue: {
      status: async () => ({ ...(await countStore(store)), ...unsent }),
      wake: () => undefined,
    },
  });
  server.listen(settings.port ?? 0, settings.host ?? '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => void (await stop(0)));
  const address = z.object({ port: z.number() }).parse(server.address());
  const url = `http://127.0.0.1:${address.port}`;
  const post: RunningApp['post'] = (body, headers) => postMessage(url, headers, body);
  return { url, spool, lines, post, stored: () => storedIn(spool) };
}

/** Posts a message as JSON, or any other body if the headers say so. */
export function postMessage(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  body: unknown = goodMessage,
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });
}

/** An app whose folder is replaced after the start. */
export async function startAppThatCannotStore(settings: Partial<Settings>): Promise<RunningApp> {
  const app = await startApp(settings);
  await writeFile(app.spool, '');
  return app;
}

/** Limits that no test reaches unless it means to. */
const generous = {
  contactSpool: 'none',
  port: 0,
  host: '127.0.0.1',
  mailTo: [],
  mailDomain: undefined,
  acceptedPerHour: 100,
  keepDays: 30,
  rateLimitMax: 1_000_000,
  rateLimitWindowSeconds: 900,
  requestsPerMinute: 1_000_000,
  minFreeMegabytes: 0,
  logFormat: 'text',
  trustProxy: 0,
  allowedOrigins: [],
} as const satisfies Settings;

/** Nothing is mailed here. */
const unsent = {
  isMailing: false,
  lastMail: undefined,
  failing: undefined,
  stuck: 0,
  isPaced: false,
};

/** Collects every sentence in one list. */
export function logTo(lines: string[]): Log {
  const add = (line: string) => void lines.push(line);
  return { info: add, warn: add, error: add };
}

/** The messages in `new/` or another folder, oldest first. */
export async function storedIn(spool: string, inside = 'new') {
  const folder = join(spool, inside);
  const names = await readdir(folder).catch(() => []);
  const texts = names.sort().map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => storedMessage.parse(JSON.parse(text)));
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contact-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
