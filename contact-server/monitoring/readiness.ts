import { hour, spellTime } from '../delivery/clock.ts';
import type { QueueStatus } from '../delivery/queue.ts';
import { plural } from '../message/plural.ts';
import type { StoreCounts } from '../storage/find-messages.ts';

export interface Problem {
  /** Stays the same while the problem lasts: `mail-failing`. */
  readonly name: string;
  readonly sentence: string;
  /** Whether it makes the service unready and raises the alarm. */
  readonly isUrgent: boolean;
}

interface ReadinessSources {
  readonly status: () => Promise<QueueStatus>;
  readonly hasFreeSpace: () => Promise<boolean>;
  readonly probe: () => Promise<void>;
  readonly isRedisConnected: (() => boolean) | undefined;
}

/** The answer of `/readyz`. A mail server that is away for less than an hour makes nothing unready. */
export async function readReadiness(sources: ReadinessSources) {
  const { queue, problems } = await readProblems(sources);
  const oldest = queue?.oldestWaiting;
  return {
    isReady: !problems.some(({ isUrgent }) => isUrgent),
    problems: problems.map(({ sentence }) => sentence),
    waiting: queue?.waiting ?? 0,
    oldestWaitingSeconds: oldest ? Math.round((Date.now() - oldest.getTime()) / 1000) : null,
    lastMail: queue?.lastMail?.toISOString() ?? null,
    failed: queue?.failed ?? 0,
  };
}

export async function readProblems(sources: ReadinessSources) {
  const { status, hasFreeSpace, probe, isRedisConnected } = sources;
  const queue = await status().catch(() => undefined);
  const storeError = await probe().then(() => undefined, String);
  const isAway = isRedisConnected?.() === false;
  const problems: readonly Problem[] = [
    ...when(storeError, 'store-failing', `Messages cannot be stored: ${storeError}`),
    ...when(!(await hasFreeSpace()), 'disk-full', 'The disk is nearly full.'),
    ...when(!queue, 'store-unreadable', 'The message store cannot be read.'),
    ...(queue ? queueProblems(queue) : []),
    ...when(isAway, 'redis-away', 'Redis is away: limits are not shared.', false),
  ];
  return { queue, problems };
}

/** What is wrong with the messages in the store, whether the service is running or not. */
export function storedProblems({ failed, corrupt }: StoreCounts): readonly Problem[] {
  const refused = `${plural(failed, 'message was', 'messages were')} refused by the mail server`;
  const damaged = plural(corrupt, 'file', 'files');
  return [
    ...when(failed, 'messages-failed', `${refused}: see "list failed".`),
    ...when(corrupt, 'files-corrupt', `${damaged} in corrupt/ could not be read as messages.`),
  ];
}

function queueProblems(queue: QueueStatus): readonly Problem[] {
  const { waiting, stuck, isMailing, isPaced } = queue;
  const waits = plural(waiting, 'message waits', 'messages wait');
  const failing = waiting > 0 ? queue.failing : undefined;
  const isLong = failing !== undefined && Date.now() - failing.since.getTime() >= hour;
  const since = failing && spellTime(failing.since);
  const why = `${failing?.reason}; ${waits}.`;
  return [
    ...when(isLong, 'mail-failing', `No mail was accepted since ${since}: ${why}`),
    ...when(stuck, 'messages-stuck', `${plural(stuck, 'message', 'messages')} failed for a day.`),
    ...storedProblems(queue),
    ...when(!isMailing, 'mail-off', 'SMTP_URL is not set: messages are not mailed.', false),
    ...when(failing && !isLong, 'mail-delayed', `The last mail was not accepted: ${why}`, false),
    ...when(isPaced, 'mail-paced', `ACCEPTED_PER_HOUR is reached: ${waits}.`, false),
  ];
}

/** A problem if there is a cause: anything but false, zero, or undefined. */
function when(cause: unknown, name: string, sentence: string, isUrgent = true): readonly Problem[] {
  return cause ? [{ name, sentence, isUrgent }] : [];
}
