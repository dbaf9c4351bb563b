import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Cluster, openCluster } from './cluster/open-cluster.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { systemClock } from './delivery/clock.ts';
import { openQueue } from './delivery/open-queue.ts';
import type { DeliveryQueue } from './delivery/queue.ts';
import { createContactApp } from './http/app.ts';
import { explainListenError, listen } from './http/listen.ts';
import { openRateLimits } from './http/rate-limit/limit-rate.ts';
import { createContactServer } from './http/server.ts';
import { openIntake } from './intake/open-intake.ts';
import { startAlarm } from './monitoring/alarm.ts';
import { createLog, type FieldLog } from './monitoring/create-log.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { readProblems, readReadiness } from './monitoring/readiness.ts';
import { createRequestLog } from './monitoring/request-log.ts';
import { createMetricsServer } from './monitoring/serve-metrics.ts';
import { cachedFor } from './storage/cached-for.ts';
import { watchFreeSpace } from './storage/free-space.ts';
import type { MessageStore } from './storage/message-store.ts';
import { explainTaken, openStore } from './storage/open-store.ts';

/** A supervisor may expect an end within three seconds of a signal: this leaves one to exit. */
const stopWithinMs = 2_000;

const noMail =
  'SMTP_URL is not set: messages are stored in new/ and not mailed.\n  Set SMTP_URL, MAIL_TO and MAIL_FROM to have them mailed.';

const root =
  'NODE_ENV is production, and the service runs as root: an attacker in it would have the machine.\n  Run it as a user of its own, who owns the folder of messages and nothing else.';

/** Serves until SIGTERM or SIGINT. Refuses a wrong setting with exit code 2. */
export async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const read = readSettings(environment);
  if (!read.ok) return refuse(2, read.problems.join('\n'));
  if (environment['NODE_ENV'] === 'production' && process.getuid?.() === 0) return refuse(2, root);
  const { settings } = read;
  const log = createLog(settings.logFormat);
  const folder = resolve(settings.spool);
  const opened = await openStore(folder, settings.mailDomain);
  if (!opened.ok) return refuse(2, explainFolder(settings, opened.problem));
  const { store, lock } = opened;
  lock.onLost((owner) => {
    log.error(explainFolder(settings, explainTaken(owner)));
    process.exit(2);
  });
  const cluster = await openCluster(settings.redisUrl, log);
  const clock = systemClock;
  const { queue, startMaintenance } = await openQueue({ folder, store, settings, clock, log });
  lock.onNotify(queue.wake);
  const service = await openService({ folder, settings, log, store, cluster, queue });
  const { server, metricsServer, stop } = service;
  const listening = await listenTo(server, metricsServer, settings);
  if (listening.problem !== undefined) {
    cluster?.close();
    await lock.release();
    return refuse(1, listening.problem);
  }
  console.log(`Contact service listening on ${listening.url} (messages in ${folder})`);
  if (listening.metricsUrl) log.info(`Metrics are at ${listening.metricsUrl}/metrics.`);
  if (settings.smtp === undefined) log.warn(noMail);
  const endMaintenance = startMaintenance();
  const { alarmUrl: url } = settings;
  const endAlarm = startAlarm({ url, readProblems: service.readProblems, clock, log });
  onSignal(async () => {
    log.info('Stopping: open requests are finished first.');
    endMaintenance();
    endAlarm();
    // A mail that is not finished by then is sent again, as the same one, at the next start.
    const late = setTimeout(stopWithinMs, undefined, { ref: false });
    const [isInTime] = await Promise.all([stop(stopWithinMs), Promise.race([queue.stop(), late])]);
    cluster?.close();
    await lock.release();
    log.info(isInTime ? 'Stopped.' : 'Stopped, and cut off what was not finished in time.');
    process.exit(0);
  });
  await queue.start();
}

export interface ServiceDeps {
  /** Of the messages, absolute. */
  readonly folder: string;
  readonly settings: Pick<
    Settings,
    | 'allowedOrigins'
    | 'leastFreeBytes'
    | 'phone'
    | 'rateLimitMax'
    | 'rateLimitWindowSeconds'
    | 'requestsPerMinute'
    | 'trustProxy'
  >;
  readonly log: FieldLog;
  readonly store: MessageStore;
  readonly cluster: Cluster | undefined;
  readonly queue: Pick<DeliveryQueue, 'status' | 'wake'>;
}

/** Everything that serves requests, not listening yet. */
export async function openService({ folder, settings, log, store, cluster, queue }: ServiceDeps) {
  const { status, wake } = queue;
  const isRedisThere = cluster?.isConnected;
  const hasFreeSpace = watchFreeSpace(folder, settings.leastFreeBytes);
  const metrics = createMetrics({ status, isRedisThere, droppedLogLines: log.dropped });
  const tryToStore = store.probe;
  const sources = { status, hasRoom: hasFreeSpace, tryToStore, isRedisThere };
  const acceptMessage = await openIntake({
    store,
    now: systemClock.now,
    log,
    onStored: wake,
    shareIdempotency: cluster?.shareIdempotency,
  });
  const app = createContactApp(settings, {
    acceptMessage,
    log,
    rateLimits: openRateLimits(settings, cluster?.shareRateLimits),
    hasFreeSpace,
    readiness: cachedFor(() => readReadiness(sources), 1_000),
    logRequest: createRequestLog(log, metrics),
  });
  return {
    ...createContactServer(app),
    metricsServer: createMetricsServer(metrics),
    readProblems: () => readProblems(sources),
  };
}

interface Listening {
  readonly url?: string;
  readonly metricsUrl?: string | undefined;
  readonly problem?: string;
}

async function listenTo(
  server: Server,
  metricsServer: Server,
  { host, port, metricsHost, metricsPort }: Settings,
): Promise<Listening> {
  const metrics = { host: metricsHost, port: metricsPort ?? 0, prefix: 'METRICS_' } as const;
  try {
    const metricsUrl = metricsPort === undefined ? undefined : await listen(metricsServer, metrics);
    metricsServer.unref();
    return { url: await listen(server, { host, port }), metricsUrl };
  } catch (error) {
    const place = metricsServer.listening || metricsPort === undefined ? { host, port } : metrics;
    metricsServer.close();
    return { problem: explainListenError(error, place) };
  }
}

function explainFolder({ spool }: Settings, problem: string): string {
  return `CONTACT_SPOOL is ${JSON.stringify(spool)}.\n  ${problem}`;
}

function refuse(code: number, text: string): void {
  console.error(text);
  process.exitCode = code;
}

/** Only the first signal: a second Ctrl-C ends the process at once. */
function onSignal(stop: () => Promise<void>): void {
  const handle = () => {
    process.off('SIGTERM', handle).off('SIGINT', handle);
    void stop();
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}
