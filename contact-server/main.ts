import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { createApp } from './app.ts';
import { openDatabase } from './database.ts';
import { startDelivery } from './deliver.ts';
import { startReports } from './health.ts';
import { log } from './log.ts';
import { openMailer } from './mail.ts';
import type { Settings } from './settings.ts';
import { Store } from './store.ts';

/** It promises to end within three seconds, on a busy machine too. */
const stopWithinMs = 1_500;

/** Node's own limits are minutes. A message is a few kilobytes, so a slow client gets seconds. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
};

/** Serves until SIGTERM, SIGINT, or SIGHUP. Throws if it cannot listen, or open the database. */
export async function main(settings: Settings): Promise<void> {
  const database = openDatabase(settings.contactDb);
  const store = new Store(database);
  const server = createServer(limits, createApp(settings, store));
  server.maxConnections = 500;
  server.timeout = 30_000;
  const address = await listen(server, settings);
  const mailer = openMailer(settings);
  const delivery = mailer && startDelivery(store, mailer, settings.mailsPerHour);
  const stop = async () => {
    log('Stopping: open requests are finished first.');
    await Promise.all([close(server), delivery?.stop(stopWithinMs)]);
    database.close();
    log('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => void stop());
  console.log(`Contact service listening on ${address} (messages in ${database.file})`);
  if (mailer === undefined) log('SMTP_URL is not set: messages are stored and not mailed.');
  startReports(settings, store, mailer);
}

async function listen(server: Server, { host, port }: Settings): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') return String(at);
  return `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
}

/** Accepts nothing new, finishes open requests, and cuts off those that are not finished in time. */
async function close(server: Server): Promise<void> {
  const closed = promisify(server.close.bind(server))();
  // A connection kept alive after its answer would hold the server open for seconds.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const late = setTimeout(() => server.closeAllConnections(), stopWithinMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
