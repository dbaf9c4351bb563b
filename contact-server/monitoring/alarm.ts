import { readFile, writeFile } from 'node:fs/promises';
import { backoffDelay, type Clock, hour, minute, repeat } from '../delivery/clock.ts';
import { errorCode } from '../storage/error-code.ts';
import type { Log } from './log.ts';
import type { Problem } from './readiness.ts';

interface AlarmDeps {
  readonly url: string;
  readonly readProblems: () => Promise<readonly Problem[]>;
  /** Keeps what the receiver knows of: a restart is the usual repair, and it must learn that all is well. */
  readonly stateFile: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly timeoutMs?: number;
}

const maxSentenceLength = 500;

/** Reports urgent problems when they begin, change, or end. Looks every minute until the returned function is called. */
export function startAlarm(deps: AlarmDeps): () => void {
  const { url, readProblems, stateFile, clock, log, timeoutMs = 10_000 } = deps;
  /** The names of the urgent problems that the receiver knows of. */
  let delivered: string | undefined;
  let failures = 0;
  let retryAt = 0;
  return repeat(clock, minute, async () => {
    const urgent = (await readProblems()).filter(({ isUrgent }) => isUrgent);
    const names = urgent.map(({ name }) => name).join();
    delivered ??= await readFile(stateFile, 'utf8').catch(() => '');
    if (names === delivered || clock.elapsed() < retryAt) return;
    try {
      await post(url, urgent, timeoutMs);
      delivered = names;
      // The disk may be what the alarm is about.
      await writeFile(stateFile, names).catch(() => undefined);
      failures = 0;
      log.info(`Sent to ALARM_URL: ${names || 'everything works again'}.`);
    } catch (error) {
      failures += 1;
      const delay = backoffDelay(failures, hour);
      retryAt = clock.elapsed() + delay;
      const next = `Next try in ${Math.ceil(delay / minute)} min.`;
      log.error(`The alarm could not be sent to ALARM_URL (${reasonOf(error)}). ${next}`);
    }
  });
}

/** `text` is the field that chat services show. */
async function post(url: string, problems: readonly Problem[], timeoutMs: number): Promise<void> {
  const listed = problems.map(({ name, sentence }) => ({
    name,
    sentence: sentence.slice(0, maxSentenceLength),
  }));
  const isOk = problems.length === 0;
  const text = isOk
    ? 'Contact form: everything works again.'
    : `Contact form: ${listed.map(({ sentence }) => sentence).join(' ')}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, status: isOk ? 'ok' : 'problem', problems: listed }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Nothing in the reply is of use, and it may be endless.
  await response.body?.cancel();
  if (!response.ok) throw Object.assign(new Error(), { code: `status ${response.status}` });
}

/** Without the address, which can contain a secret. */
function reasonOf(error: unknown): string {
  return errorCode(error instanceof Error && error.cause ? error.cause : error) ?? 'no reply';
}
