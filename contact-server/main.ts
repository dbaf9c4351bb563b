import { once } from 'node:events';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createContactApp } from './app.ts';
import { explainListen } from './explain-listen.ts';
import { createContactServer } from './server.ts';
import { readSettings } from './settings.ts';
import { createSpool } from './spool.ts';

/** Signals promise an end within three seconds: this leaves time to leave. */
const stopWithinMs = 2_000;

/** Serves until SIGTERM or SIGINT. A wrong setting is refused with exit code 2. */
export async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const read = readSettings(environment);
  if (!read.ok) return refuse(2, read.problems.join('\n'));
  const { settings } = read;
  const folder = resolve(settings.spool);
  const spool = createSpool(folder);
  try {
    await spool.prepare();
  } catch (error) {
    return refuse(
      2,
      `CONTACT_SPOOL is ${JSON.stringify(settings.spool)}.\n  ${explainSpool(folder, error)}`,
    );
  }
  const log = (line: string) => console.error(line);
  const app = createContactApp(settings, { spool, now: () => new Date(), log });
  const { server, stop } = createContactServer(app);
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    return refuse(1, explainListen(error, settings));
  }
  console.log(`Contact service listening on ${urlOf(server)} (messages in ${folder})`);
  onSignal(async () => {
    log('Stopping: what is in flight is finished first.');
    const inTime = await stop(stopWithinMs);
    log(inTime ? 'Stopped.' : 'Stopped, and cut off what was not finished in time.');
    process.exit(0);
  });
}

function refuse(code: number, text: string): void {
  console.error(text);
  process.exitCode = code;
}

function explainSpool(folder: string, error: unknown): string {
  return `It has to name a folder that this service can make and write to; ${folder} is none: ${String(error)}`;
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
