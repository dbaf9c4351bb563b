import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Cluster } from './cluster/open-cluster.ts';
import { fail } from './commands/print.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { systemClock } from './delivery/clock.ts';
import { type DeliveryQueue, openQueue } from './delivery/queue.ts';
import { classesOf, createContactApp } from './http/app.ts';
import { createContactServer, explainListenError, listen } from './http/server.ts';
import { openIntake } from './intake/open-intake.ts';
import { startAlarm } from './monitoring/alarm.ts';
import { createLog, type RequestLog } from './monitoring/log.ts';
import { readProblems, readReadiness } from './monitoring/readiness.ts';
import { cachedFor, watchFreeSpace } from './storage/free-space.ts';
import type { MessageStore } from './storage/message-store.ts';
import { openStore } from './storage/open-store.ts';

/** A supervisor may expect an end within three seconds of a signal: this leaves one to exit. */
const stopWithinMs = 2_000;

const noMail =
  'SMTP_URL is not set: messages are stored in new/ and not mailed.\n  Set SMTP_URL, MAIL_TO and MAIL_FROM to have them mailed.';

const root =
  'NODE_ENV is production, and the service runs as root: an attacker in it would have the machine.\n  Run it as a user of its own, who owns the folder of messages and nothing else.';

/** Serves until SIGTERM, SIGINT, or SIGHUP. Refuses a wrong setting with exit code 2. */
export async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const read = readSettings(environment);
  if (!read.ok) return fail(read.problems.join('\n'), 2);
  if (environment['NODE_ENV'] === 'production' && process.getuid?.() === 0) return fail(root, 2);
  const { settings } = read;
  const log = createLog(settings.logFormat);
  const folder = resolve(settings.contactSpool);
  const explainFolder = (problem: string) =>
    `CONTACT_SPOOL is ${JSON.stringify(settings.contactSpool)}.\n  ${problem}`;
  const opened = await openStore(folder, settings.mailDomain, (problem) => {
    log.error(explainFolder(problem));
    process.exit(2);
  });
  if (typeof opened === 'string') return fail(explainFolder(opened), 2);
  const { store, lock } = opened;
  const cluster = await openClusterOf(settings, log);
  const queue = await openQueue({ store, settings, clock: systemClock, log });
  const service = await openService({ settings, log, store, cluster, queue });
  const { server, stop, readProblems } = service;
  const close = async () => {
    cluster?.close();
    await lock.release();
  };
  try {
    const address = await listen(server, settings);
    console.log(`Contact service listening on ${address} (messages in ${folder})`);
  } catch (error) {
    await close();
    return fail(explainListenError(error, settings));
  }
  if (settings.smtpUrl === undefined) log.warn(noMail);
  queue.startMaintenance();
  const { alarmUrl: url } = settings;
  const stateFile = join(folder, 'alarm-sent');
  if (url !== undefined) startAlarm({ url, readProblems, stateFile, clock: systemClock, log });
  onSignal(async () => {
    log.info('Stopping: open requests are finished first.');
    const late = setTimeout(stopWithinMs, false, { ref: false });
    const mailed = queue.stop().then(() => true);
    const [isInTime, isMailed] = await Promise.all([
      stop(stopWithinMs),
      Promise.race([mailed, late]),
    ]);
    await close();
    if (!isMailed) log.warn('The mail under way was cut off, and is sent again at the next start.');
    log.info(isInTime ? 'Stopped.' : 'Stopped, and cut off what was not finished in time.');
    process.exit(0);
  });
  queue.start();
}

interface ServiceDeps {
  readonly settings: Settings;
  readonly log: RequestLog;
  readonly store: MessageStore;
  readonly cluster: Cluster | undefined;
  readonly queue: Pick<DeliveryQueue, 'status' | 'wake'>;
}

/** Everything that serves requests. It does not listen yet. */
export async function openService({ settings, log, store, cluster, queue }: ServiceDeps) {
  const hasFreeSpace = watchFreeSpace(store.root, settings.minFreeMegabytes * 1_000_000);
  const { status, wake: onStored } = queue;
  const isRedisConnected = cluster?.isConnected;
  const sources = { status, hasFreeSpace, probe: store.probe, isRedisConnected };
  const intake = { store, now: systemClock.now, log, onStored };
  const app = createContactApp(settings, {
    acceptMessage: await openIntake(intake, cluster?.shareIdempotency),
    log,
    shareRateLimits: cluster?.shareRateLimits,
    hasFreeSpace,
    readiness: cachedFor(() => readReadiness(sources), 1_000),
  });
  return {
    ...createContactServer(app, classesOf(app)),
    readProblems: async () => (await readProblems(sources)).problems,
  };
}

/** Undefined if one machine serves alone: then no Redis client is loaded. */
async function openClusterOf({ redisUrl }: Settings, log: RequestLog) {
  if (redisUrl === undefined) return undefined;
  const { openCluster } = await import('./cluster/open-cluster.ts');
  return openCluster(redisUrl, log);
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
