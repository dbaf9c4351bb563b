import type { QueueStatus } from '../delivery/queue-status.ts';
import type { HasRoom } from '../guard-disk.ts';

/** What `/readyz` answers. */
export interface Readiness {
  /** Whether a message that comes now would be stored. */
  readonly isReady: boolean;
  /** What the owner should look at, a sentence each. */
  readonly problems: readonly string[];
  readonly waiting: number;
  readonly oldestWaitingSeconds: number | null;
  readonly lastMail: string | null;
  readonly failed: number;
}

export interface ReadinessSources {
  readonly status: () => Promise<QueueStatus>;
  readonly hasRoom: HasRoom;
  /** Rejects where nothing can be written. */
  readonly tryToStore: () => Promise<void>;
  readonly isRedisThere: (() => boolean) | undefined;
}

/** A mail server that is away makes nothing unready: messages are taken, and mailed when it is back. */
export async function readReadiness(sources: ReadinessSources): Promise<Readiness> {
  const [queue, hasRoom, unwritable] = await Promise.all([
    sources.status().catch(() => undefined),
    sources.hasRoom(),
    sources.tryToStore().then(
      () => undefined,
      (error) => `The spool cannot be written: ${String(error)}`,
    ),
  ]);
  const away = sources.isRedisThere?.() === false;
  const problems = [
    unwritable,
    hasRoom ? undefined : 'The disk is nearly full.',
    queue ? undefined : 'The spool cannot be read.',
    away ? 'Redis is away: limits are not shared.' : undefined,
    ...(queue ? queueProblems(queue) : []),
  ].filter((problem) => problem !== undefined);
  const oldest = queue?.oldestWaiting;
  return {
    isReady: hasRoom && queue !== undefined && unwritable === undefined,
    problems,
    waiting: queue?.waiting ?? 0,
    oldestWaitingSeconds: oldest ? Math.round((Date.now() - oldest.getTime()) / 1000) : null,
    lastMail: queue?.lastMail?.toISOString() ?? null,
    failed: queue?.failed ?? 0,
  };
}

function queueProblems({ failed, corrupt, paused, isMailing }: QueueStatus): readonly string[] {
  const count = (number: number, what: string) =>
    `${number} ${number === 1 ? `${what} was` : `${what}s were`}`;
  return [
    isMailing ? undefined : 'SMTP_URL is not set: messages are not mailed.',
    paused === undefined ? undefined : `Nothing is mailed: ${paused}`,
    failed > 0 ? `${count(failed, 'message')} refused by the mail server for good.` : undefined,
    corrupt > 0 ? `${count(corrupt, 'file')} set aside as unreadable.` : undefined,
  ].filter((problem) => problem !== undefined);
}
