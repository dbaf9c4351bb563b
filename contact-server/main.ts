import { once } from 'node:events';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createContactApp } from './app.ts';
import { systemClock } from './delivery/clock.ts';
import { explainListen } from './explain-listen.ts';
import type { Log } from './log.ts';
import { openQueue } from './open-queue.ts';
import { createContactServer } from './server.ts';
import { readSettings } from './settings.ts';
import { takeSpool } from './take-spool.ts';

/** Signals promise an end within three seconds: this leaves time to leave. */
const stopWithinMs = 2_000;

const noMail =
  'SMTP_URL is not set: messages are stored in new/ and not mailed.\n  Set SMTP_URL, MAIL_TO and MAIL_FROM, and they are.';

const log: Log = {
  info: (sentence) => console.error(sentence),
  warn: (sentence) => console.error(sentence),
  error: (sentence) => console.error(sentence),
};

/** Serves until SIGTERM or SIGINT. A wrong setting is refused with exit code 2. */
export async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const read = readSettings(environment);
  if (!read.ok) return refuse(2, read.problems.join('\n'));
  const { settings } = read;
  const folder = resolve(settings.spool);
  const taken = await takeSpool(folder);
  if (!taken.ok) {
    return refuse(2, `CONTACT_SPOOL is ${JSON.stringify(settings.spool)}.\n  ${taken.problem}`);
  }
  const queue = await openQueue({ folder, settings, clock: systemClock, log });
  const { intake, delivery } = queue;
  taken.lock.onKnock(delivery.wake);
  const app = createContactApp(settings, { intake, log });
  const { server, stop } = createContactServer(app);
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    return refuse(1, explainListen(error, settings));
  }
  console.log(`Contact service listening on ${urlOf(server)} (messages in ${folder})`);
  if (settings.smtp === undefined) log.warn(noMail);
  const endHousekeeping = queue.keepHouse();
  onSignal(async () => {
    log.info('Stopping: what is in flight is finished first.');
    endHousekeeping();
    // A mail that is not done by then is sent again, as the same one, at the next start.
    const late = setTimeout(stopWithinMs, undefined, { ref: false });
    const [inTime] = await Promise.all([stop(stopWithinMs), Promise.race([delivery.stop(), late])]);
    await taken.lock.release();
    log.info(inTime ? 'Stopped.' : 'Stopped, and cut off what was not finished in time.');
    process.exit(0);
  });
  await delivery.start();
}

function refuse(code: number, text: string): void {
  console.error(text);
  process.exitCode = code;
}

function urlOf(server: Server): string {
  const at = server.address();
  if (at === null || typeof at === 'string') return String(at);
  return `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
}

/** Only the first one: a second Ctrl-C ends the process at once. */
function onSignal(stop: () => Promise<void>): void {
  const handle = () => {
    process.off('SIGTERM', handle).off('SIGINT', handle);
    void stop();
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}
