import { createHourCount, type HourCount } from './count-hour.ts';
import { type Clock, hour } from './delivery/clock.ts';
import { createDelivery, type Delivery } from './delivery/delivery.ts';
import { keepHouse } from './delivery/housekeeping.ts';
import { openMailer } from './delivery/mailer.ts';
import { createIntake, type Intake } from './intake.ts';
import type { KeyStore } from './keys/key-store.ts';
import { loadKeys } from './keys/load-keys.ts';
import { createLocalKeys } from './keys/local-keys.ts';
import type { Log } from './log.ts';
import type { MailSettings } from './mail-settings.ts';
import { createDigestRecords } from './spool/digest-records.ts';
import { timeOfId } from './spool/stored-message.ts';
import { createSpool, type Spool } from './spool.ts';

export interface OpenQueue {
  readonly spool: Spool;
  readonly intake: Intake;
  readonly delivery: Delivery;
  /** Removes what is old and tells of spam, from now on until the returned function is called. */
  readonly keepHouse: () => () => void;
}

export interface QueueOptions {
  /** The spool, absolute. It has to be this process's own. */
  readonly folder: string;
  readonly settings: MailSettings;
  readonly clock: Clock;
  readonly log: Log;
  /** Puts the keys that other machines share before this one's own. */
  readonly shareKeys?: (local: KeyStore) => KeyStore;
  /** How long the mail server may be silent. */
  readonly mailTimeoutMs?: number | undefined;
}

/** Everything between a message that is fine and its mail. The delivery is not started yet. */
export async function openQueue(options: QueueOptions): Promise<OpenQueue> {
  const { folder, settings, clock, log, shareKeys = (local) => local } = options;
  const mailDomain = settings.mailFrom?.address.split('@')[1];
  const spool = createSpool(folder, mailDomain);
  const keys = createLocalKeys(clock.now);
  await loadKeys(keys, spool, clock.now());
  const mailer = await openMailer(settings, options.mailTimeoutMs);
  const delivery = createDelivery({
    spool,
    digests: createDigestRecords(folder),
    mailer,
    mailDomain,
    clock,
    log,
    random: Math.random,
  });
  const intake = createIntake({
    spool,
    keys: shareKeys(keys),
    hourCount: await countLastHour(spool, options),
    settings,
    now: clock.now,
    log,
    onStored: delivery.wake,
  });
  const { keepDays } = settings;
  const house = { folder, spool, mailer, mailDomain, keepDays, clock, log };
  return { spool, intake, delivery, keepHouse: () => keepHouse(house) };
}

/** A restart is no reason to begin counting again. */
async function countLastHour(spool: Spool, { settings, clock }: QueueOptions): Promise<HourCount> {
  const lists = await Promise.all(
    (['new', 'cur', 'sent', 'failed'] as const).map((name) => spool.list(name)),
  );
  const ages = lists.flat().map((id) => clock.now().getTime() - timeOfId(id));
  const recent = ages.filter((age) => age >= 0 && age < hour);
  return createHourCount(clock.elapsed, settings.acceptedPerHour, recent);
}
