import { once } from 'node:events';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import type { Settings } from '../config/settings.ts';
import { spellTime } from '../delivery/clock.ts';
import { plural } from '../message/plural.ts';
import { storedProblems } from '../monitoring/readiness.ts';
import { errorCode } from '../storage/error-code.ts';
import { countStore, type StoreCounts } from '../storage/find-messages.ts';
import type { CommandContext } from './print.ts';

const answerSchema = z.object({
  status: z.enum(['ready', 'not ready']),
  problems: z.array(z.string()),
});

const timeoutMs = 10_000;

/** Prints one line. Exits with 1 if the owner has to act, so that cron sends the line by mail. */
export async function status({ store, settings }: CommandContext): Promise<void> {
  const counts = await countStore(store);
  const { status, problems } = await readReadyz(settings).catch((error) => {
    const stored = storedProblems(counts).map(({ sentence }) => sentence);
    return { status: 'not ready', problems: [explainSilence(settings, error), ...stored] };
  });
  const isReady = status === 'ready';
  console.log(`${isReady ? 'OK' : 'PROBLEM'}: ${[...problems, describe(counts)].join(' ')}`);
  process.exitCode = isReady ? 0 : 1;
}

/** Not with fetch(): it refuses to ask some ports, such as 6666, as browsers do. */
async function readReadyz(settings: Settings) {
  const request = get(readyUrl(settings), { signal: AbortSignal.timeout(timeoutMs) });
  const [response] = await once(request, 'response');
  return answerSchema.parse(await json(response));
}

function explainSilence(settings: Settings, error: unknown): string {
  if (settings.port === 0)
    return 'The service cannot be asked: PORT is 0, and it listens on any free port.';
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = errorCode(cause) ?? 'no valid reply';
  return `The service does not answer at ${readyUrl(settings)} (${code}).`;
}

function describe({ waiting, oldestWaiting }: StoreCounts): string {
  if (oldestWaiting === undefined) return 'No message is waiting.';
  return `${plural(waiting, 'message is', 'messages are')} waiting, the oldest since ${spellTime(oldestWaiting)}.`;
}

/** A service that listens on every address of the machine answers on the local one too. */
function readyUrl({ host, port }: Settings): string {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}/readyz`;
}
