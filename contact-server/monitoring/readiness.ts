import type { QueueStatus, StoreCounts } from '../delivery/status.ts';
import { plural } from '../message/plural.ts';

/** Something the owner should know of. */
export interface Problem {
  /** Stays the same while the problem lasts: `mail-failing`. */
  readonly name: string;
  readonly sentence: string;
  /** Whether it makes the service unready and raises the alarm. */
  readonly isUrgent: boolean;
}

export interface ReadinessSources {
  readonly status: () => Promise<QueueStatus>;
  /** Resolves to whether the disk has room for more. */
  readonly hasRoom: () => Promise<boolean>;
  /** Rejects where nothing can be written. */
  readonly tryToStore: () => Promise<void>;
  readonly isRedisThere: (() => boolean) | undefined;
}

const hourMs = 3_600_000;

/** The answer of `/readyz`. A mail server that is away for less than an hour makes nothing unready. */
export async function readReadiness(sources: ReadinessSources) {
  const queue = await sources.status().catch(() => undefined);
  const problems = await findProblems(queue, sources);
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

/** What the owner should know of now. */
export async function readProblems(sources: ReadinessSources): Promise<readonly Problem[]> {
  return findProblems(await sources.status().catch(() => undefined), sources);
}

async function findProblems(
  queue: QueueStatus | undefined,
  { hasRoom, tryToStore, isRedisThere }: ReadinessSources,
): Promise<readonly Problem[]> {
  const storeError = await tryToStore().then(
    () => undefined,
    (error) => String(error),
  );
  return [
    ...when(storeError, 'store-failing', (error) => `Messages cannot be stored: ${error}`),
    ...when(!(await hasRoom()), 'disk-full', () => 'The disk is nearly full.'),
    ...when(!queue, 'store-unreadable', () => 'The message store cannot be read.'),
    ...(queue ? queueProblems(queue) : []),
    ...notes(
      when(isRedisThere?.() === false, 'redis-away', () => 'Redis is away: limits are not shared.'),
    ),
  ];
}

/** What is wrong with the messages in the store, whether the service is running or not. */
export function storedProblems({ failed, corrupt }: StoreCounts): readonly Problem[] {
  const refused = `${plural(failed, 'message was', 'messages were')} refused by the mail server`;
  const damaged = plural(corrupt, 'file', 'files');
  return [
    ...when(failed, 'messages-failed', () => `${refused}: see "list failed".`),
    ...when(
      corrupt,
      'files-corrupt',
      () => `${damaged} in corrupt/ could not be read as messages.`,
    ),
  ];
}

function queueProblems(queue: QueueStatus): readonly Problem[] {
  const { waiting, stuck, isMailing, isPaced } = queue;
  const waits = plural(waiting, 'message waits', 'messages wait');
  const failing = waiting > 0 ? queue.failing : undefined;
  const isLong = failing !== undefined && Date.now() - failing.since.getTime() >= hourMs;
  const since = failing?.since.toISOString().slice(0, 16).replace('T', ' ');
  const why = `${failing?.reason}; ${waits}.`;
  const failed = plural(stuck, 'message', 'messages');
  return [
    ...when(isLong, 'mail-failing', () => `No mail was accepted since ${since} UTC: ${why}`),
    ...when(stuck, 'messages-stuck', () => `${failed} failed for a day.`),
    ...storedProblems(queue),
    ...notes([
      ...when(!isMailing, 'mail-off', () => 'SMTP_URL is not set: messages are not mailed.'),
      ...when(failing && !isLong, 'mail-delayed', () => `The last mail was not accepted: ${why}`),
      ...when(isPaced, 'mail-paced', () => `ACCEPTED_PER_HOUR is reached: ${waits}.`),
    ]),
  ];
}

/** An urgent problem if there is a cause: anything but false, zero, or undefined. */
function when<Cause>(
  cause: Cause,
  name: string,
  describe: (cause: NonNullable<Cause>) => string,
): readonly Problem[] {
  return cause ? [{ name, sentence: describe(cause), isUrgent: true }] : [];
}

function notes(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, isUrgent: false }));
}
