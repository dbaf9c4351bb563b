import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createContactApp } from './app.ts';
import { systemClock } from './delivery/clock.ts';
import { explainListen } from './explain-listen.ts';
import { listen } from './listen.ts';
import { openGate } from './open-gate.ts';
import { openQueue } from './open-queue.ts';
import { openShared } from './redis/open-shared.ts';
import { createContactServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { takeSpool } from './take-spool.ts';
import { createLog } from './watch/create-log.ts';

/** Signals promise an end within three seconds: this leaves time to leave. */
const stopWithinMs = 2_000;

const noMail =
  'SMTP_URL is not set: messages are stored in new/ and not mailed.\n  Set SMTP_URL, MAIL_TO and MAIL_FROM, and they are.';

const root =
  'NODE_ENV is production, and the service runs as root: whoever got in would have the machine.\n  Run it as a user of its own, who owns the spool and nothing else.';

/** Serves until SIGTERM or SIGINT. A wrong setting is refused with exit code 2. */
export async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const read = readSettings(environment);
  if (!read.ok) return refuse(2, read.problems.join('\n'));
  if (environment['NODE_ENV'] === 'production' && process.getuid?.() === 0) return refuse(2, root);
  const { settings } = read;
  const log = createLog(settings.logFormat);
  const folder = resolve(settings.spool);
  const taken = await takeSpool(folder);
  if (!taken.ok) {
    return refuse(2, `CONTACT_SPOOL is ${JSON.stringify(settings.spool)}.\n  ${taken.problem}`);
  }
  const shared = await openShared(settings.redisUrl, log);
  const shareKeys = shared?.shareKeys;
  const queueOptions = { folder, settings, clock: systemClock, log };
  const queue = await openQueue(shareKeys ? { ...queueOptions, shareKeys } : queueOptions);
  const { intake, delivery } = queue;
  taken.lock.onKnock(delivery.wake);
  const { status } = delivery;
  const gate = openGate({ folder, settings, log, shared, status, tryToStore: queue.spool.prepare });
  const app = createContactApp(settings, { ...gate.deps, intake });
  const { server, stop } = createContactServer(app);
  const listening = await listenTo(server, gate.metricsServer, settings);
  if (listening.problem !== undefined) {
    shared?.close();
    return refuse(1, listening.problem);
  }
  console.log(`Contact service listening on ${listening.url} (messages in ${folder})`);
  if (listening.metricsUrl) log.info(`Metrics are at ${listening.metricsUrl}/metrics.`);
  if (settings.smtp === undefined) log.warn(noMail);
  const endHousekeeping = queue.keepHouse();
  onSignal(async () => {
    log.info('Stopping: what is in flight is finished first.');
    endHousekeeping();
    // A mail that is not done by then is sent again, as the same one, at the next start.
    const late = setTimeout(stopWithinMs, undefined, { ref: false });
    const [inTime] = await Promise.all([stop(stopWithinMs), Promise.race([delivery.stop(), late])]);
    shared?.close();
    await taken.lock.release();
    log.info(inTime ? 'Stopped.' : 'Stopped, and cut off what was not finished in time.');
    process.exit(0);
  });
  await delivery.start();
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
    const metricsUrl =
      metricsPort === undefined ? undefined : await listen(metricsServer, metricsPort, metricsHost);
    metricsServer.unref();
    return { url: await listen(server, port, host), metricsUrl };
  } catch (error) {
    const place = metricsServer.listening || metricsPort === undefined ? { host, port } : metrics;
    metricsServer.close();
    return { problem: explainListen(error, place) };
  }
}

function refuse(code: number, text: string): void {
  console.error(text);
  process.exitCode = code;
}

/** Only the first one: a second Ctrl-C ends the process at once. */
function onSignal(stop: () => Promise<void>): void {
  const handle = () => {
    process.off('SIGTERM', handle).off('SIGINT', handle);
    void stop();
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}
