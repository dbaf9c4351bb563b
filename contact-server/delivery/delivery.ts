import type { Log } from '../log.ts';
import type { DigestRecords } from '../spool/digest-records.ts';
import { errorCode } from '../spool/error-code.ts';
import { idOfFile } from '../spool/stored-message.ts';
import type { Spool } from '../spool.ts';
import { type AttemptDeps, attempt } from './attempt.ts';
import { setAside } from './claim-message.ts';
import { type Clock, minute } from './clock.ts';
import { createDigestBatch } from './digest-batch.ts';
import { createHold } from './hold.ts';
import { createJobs, type Job } from './jobs.ts';
import type { Mailer } from './mailer.ts';
import type { QueueStatus } from './queue-status.ts';
import { readStatus } from './read-status.ts';
import { createSleep } from './sleep.ts';

export interface Delivery {
  /** Takes up again what an earlier process left unfinished, and mails from then on. */
  start(): Promise<void>;
  /** Says that something was put into `new/`. */
  wake(): void;
  status(): Promise<QueueStatus>;
  /** Begins no other mail; resolves when the one under way is done with. */
  stop(): Promise<void>;
}

export interface DeliveryDeps {
  readonly spool: Spool;
  readonly digests: DigestRecords;
  /** Undefined where no mail server is set: then nothing is touched. */
  readonly mailer: Mailer | undefined;
  /** What Message-IDs end in. */
  readonly mailDomain: string | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** Mails what lies in `new/`, one after the other, until the mail server has taken it. */
export function createDelivery(deps: DeliveryDeps): Delivery {
  const { spool, digests, mailer, clock, log } = deps;
  const jobs = createJobs();
  const hold = createHold(deps);
  const batch = createDigestBatch(clock, deps.mailDomain);
  const sleeping = createSleep(clock);
  const tally: { lastMail: Date | undefined; mailed: number } = { lastMail: undefined, mailed: 0 };
  const onMailed = () => {
    tally.lastMail = clock.now();
    tally.mailed += 1;
  };
  let isStopped = false;
  let isDirty = true;
  let running: Promise<void> = Promise.resolve();

  const run = async (attemptDeps: AttemptDeps) => {
    while (!isStopped) {
      if (await isBusy(attemptDeps)) continue;
      const dues = [jobs.nextDue(), batch.due(), clock.elapsed() + minute];
      const first = Math.min(...dues.filter((due) => due !== undefined));
      await sleeping.until(hold.until() ?? first);
      // Somebody may have put a message into new/ by hand.
      isDirty = true;
    }
  };

  /** Resolves to whether there may be more to do right away. */
  const isBusy = async (attemptDeps: AttemptDeps): Promise<boolean> => {
    if (hold.isOn()) return false;
    try {
      const job = (await nextDigest()) ?? jobs.next(clock.elapsed());
      if (job === undefined) return await scan();
      await attemptOrKeep(job, attemptDeps);
      return true;
    } catch (error) {
      hold.put('spool', errorCode(error) ?? String(error));
      return false;
    }
  };

  const nextDigest = async (): Promise<Job | undefined> => {
    const due = batch.due();
    if (due === undefined || due > clock.elapsed()) return undefined;
    const digest = batch.next();
    await digests.keep(digest);
    batch.remove(digest);
    return { id: digest.id, digest, attempts: 0, due };
  };

  const attemptOrKeep = async (job: Job, attemptDeps: AttemptDeps) => {
    try {
      await attempt(job, attemptDeps);
    } catch (error) {
      jobs.waitUnlessKnown({ ...job, due: clock.elapsed() + minute });
      throw error;
    }
  };

  const scan = async (): Promise<boolean> => {
    if (!isDirty) return false;
    isDirty = false;
    const names = await spool.names('new');
    for (const name of names)
      if (idOfFile(name) === undefined) await setAside(name, 'new', spool, log);
    const ids = names.flatMap((name) => idOfFile(name) ?? []);
    jobs.setBacklog(ids);
    return ids.length > 0;
  };

  const recover = async () => {
    const known = await digests.list();
    const inDigests = new Set(known.flatMap(({ ids }) => ids));
    const due = clock.elapsed();
    for (const digest of known) jobs.wait({ id: digest.id, digest, attempts: 0, due });
    for (const name of await spool.names('cur')) {
      const id = idOfFile(name);
      if (id === undefined) await setAside(name, 'cur', spool, log);
      else if (!inDigests.has(id)) jobs.wait({ id, attempts: 0, due });
    }
  };

  return {
    async start() {
      if (mailer === undefined) return;
      await recover();
      running = run({ ...deps, mailer, batch, jobs, hold, onMailed });
    },
    wake() {
      isDirty = true;
      if (!hold.isOn()) sleeping.wake();
    },
    status: async () => ({
      ...(await readStatus(spool)),
      ...tally,
      isMailing: mailer !== undefined,
      paused: hold.reason(),
      overLimit: batch.size,
    }),
    async stop() {
      isStopped = true;
      sleeping.end();
      await running;
    },
  };
}
