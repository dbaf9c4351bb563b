import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { classesOf, createApp } from './app.ts';
import { errorCode, openDatabase } from './database.ts';
import { startDelivery } from './deliver.ts';
import {
  type Health,
  readHealth,
  startCleaning,
  startHeartbeat,
  startWeeklyMail,
} from './health.ts';
import { openLog } from './log.ts';
import { openMailer } from './mail.ts';
import type { Settings } from './settings.ts';
import { createStore } from './store.ts';

/** A supervisor may expect an end within three seconds of a signal: this leaves one to exit. */
const stopWithinMs = 2_000;

/** Node's own limits are minutes. A message is a few kilobytes, so a slow client gets seconds. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
};

/** Serves until SIGTERM, SIGINT, or SIGHUP. Returns why it cannot. */
export async function main(settings: Settings): Promise<string | undefined> {
  const log = openLog();
  const database = openDatabase(resolve(settings.contactDb));
  const store = createStore(database);
  const health = keepFor(1_000, () => readHealth(database, store, settings));
  let wake = (): void => undefined;
  const app = createApp({ settings, store, health, log, onStored: () => wake() });
  const server = createServer({ ...timeouts, ...classesOf(app) }, app);
  server.maxConnections = 500;
  // For clients that do not read their answer.
  server.timeout = 30_000;
  try {
    const address = await listen(server, settings);
    console.log(`Contact service listening on ${address} (messages in ${database.file})`);
  } catch (error) {
    return explainListenError(error, settings);
  }
  const mailer = await openMailer(settings);
  const { mailsPerHour: maxPerHour } = settings;
  const delivery = mailer && startDelivery({ store, mailer, maxPerHour, log });
  if (delivery) wake = delivery.wake;
  else log('SMTP_URL is not set: messages are stored and not mailed.');
  const reports = { settings, store, mailer, health, log };
  startHeartbeat(reports);
  startWeeklyMail(reports);
  startCleaning(reports);
  onSignal(async () => {
    log('Stopping: open requests are finished first.');
    await Promise.all([close(server), delivery?.stop(stopWithinMs)]);
    database.close();
    log('Stopped.');
    process.exit(0);
  });
  return undefined;
}

/** Resolves to the address once the server listens. */
async function listen(server: Server, { host, port }: Settings): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') return String(at);
  return `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
}

/** What to do when the server could not listen. */
function explainListenError(error: unknown, { host, port }: Settings): string {
  const code = errorCode(error) ?? '';
  if (code === 'EADDRINUSE')
    return `PORT is ${port}: another program listens there on ${host}.\n  Stop it, or set PORT to another number; 0 takes any free one.`;
  if (code === 'EACCES')
    return `PORT is ${port}: this user may not listen there.\n  Set PORT to 1024 or more, and let a proxy take the visitors.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}: this machine has no such address.\n  Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for every address it has.`;
  return `The service could not listen on ${host}, port ${port}: ${String(error)}`;
}

/** Accepts nothing new, finishes open requests, and cuts off what is not finished in time. */
async function close(server: Server): Promise<void> {
  // A connection kept alive after its answer would hold the server open for seconds.
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  const closed = promisify(server.close.bind(server))();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), stopWithinMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** Keeps a result for `ms` milliseconds, so that frequent calls are cheap. */
function keepFor(ms: number, read: () => Health): () => Health {
  let last: { readonly health: Health; readonly at: number } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at >= ms)
      last = { health: read(), at: performance.now() };
    return last.health;
  };
}

/** Only the first signal: a second Ctrl-C ends the process at once. */
function onSignal(stop: () => Promise<void>): void {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  const handle = () => {
    for (const signal of signals) process.off(signal, handle);
    void stop();
  };
  for (const signal of signals) process.on(signal, handle);
}
