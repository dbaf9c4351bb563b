import type { HourCount } from './count-hour.ts';
import { findSpam } from './find-spam.ts';
import { fingerprintOf } from './keys/fingerprint.ts';
import type { KeyStore } from './keys/key-store.ts';
import type { Log } from './log.ts';
import type { MailSettings } from './mail-settings.ts';
import type { ContactMessage } from './message.ts';
import type { Spool } from './spool.ts';

/** What came with a message and is no part of it. */
export interface Beside {
  /** The `Idempotency-Key`. */
  readonly key: string | undefined;
  /** What stands in the field that people do not see. */
  readonly hidden: string;
}

export interface IntakeDeps {
  readonly spool: Pick<Spool, 'store'>;
  readonly keys: KeyStore;
  readonly hourCount: HourCount;
  readonly settings: Pick<MailSettings, 'acceptedPerHour' | 'maxLinks'>;
  readonly now: () => Date;
  readonly log: Log;
  /** Something lies in `new/`. */
  readonly onStored: () => void;
}

/** Resolves to a message's id when it would survive the loss of power, stored once under its key. */
export type Intake = (message: ContactMessage, beside: Beside) => Promise<string>;

export function createIntake(deps: IntakeDeps): Intake {
  return (message, { key, hidden }) => {
    if (key === undefined) return store(message, hidden, undefined, deps);
    const fingerprint = fingerprintOf(key, message);
    return deps.keys.once(fingerprint, () => store(message, hidden, fingerprint, deps));
  };
}

async function store(
  message: ContactMessage,
  hidden: string,
  key: string | undefined,
  { spool, hourCount, settings, now, log, onStored }: IntakeDeps,
): Promise<string> {
  const junk = findSpam(message, hidden, settings.maxLinks);
  if (junk !== undefined) {
    const id = await spool.store(message, now(), { key, junk });
    log.info(`Stored ${id} as spam (${junk}).`);
    return id;
  }
  const count = hourCount.add();
  const isOver = count !== 'within';
  const id = await spool.store(message, now(), isOver ? { key, isOver } : { key });
  if (count === 'first over') log.error(alarm(settings.acceptedPerHour));
  log.info(`Stored ${id}.`);
  onStored();
  return id;
}

function alarm(limit: number): string {
  return `More than ${limit} messages came within an hour: the others are stored, and mailed together after an hour. ACCEPTED_PER_HOUR is the limit.`;
}
