import type { Log } from '../log.ts';
import type { DigestRecords } from '../spool/digest-records.ts';
import type { StoredMessage } from '../spool/stored-message.ts';
import type { Spool } from '../spool.ts';
import { claimMessage } from './claim-message.ts';
import { type Clock, minute } from './clock.ts';
import { composeDigest } from './compose-digest.ts';
import { composeMail } from './compose-mail.ts';
import type { DigestBatch } from './digest-batch.ts';
import type { Hold } from './hold.ts';
import type { Job, Jobs } from './jobs.ts';
import { judgeFailure } from './judge-failure.ts';
import type { Mailer } from './mailer.ts';
import { giveUpAfterMs, leastAttempts, pauseAfter } from './pauses.ts';

export interface AttemptDeps {
  readonly spool: Spool;
  readonly digests: DigestRecords;
  readonly batch: DigestBatch;
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'wait'>;
  readonly hold: Hold;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 to 1. */
  readonly random: () => number;
  /** The mail server has taken a mail. */
  readonly onMailed: () => void;
}

/** Tries to mail one job, and sees to what becomes of it: sent, refused, or back among those that wait. */
export async function attempt(job: Job, deps: AttemptDeps): Promise<void> {
  const { spool, log, batch, digests } = deps;
  const ids = job.digest?.ids ?? [job.id];
  const read = await Promise.all(ids.map((id) => claimMessage(id, spool, log)));
  const messages = read.flatMap((message) => message ?? []);
  const [first] = messages;
  if (first === undefined) return job.digest && digests.drop(job.id);
  if (first.isOver === true && job.digest === undefined) return batch.add(job.id);
  if (job.isSent === true || (await send(job, first, messages, deps))) {
    await finish(job, messages, deps);
  }
}

/** Resolves to whether the mail server took it. */
async function send(
  job: Job,
  first: StoredMessage,
  messages: readonly StoredMessage[],
  deps: AttemptDeps,
): Promise<boolean> {
  const mail = job.digest ? composeDigest(job.digest, messages) : composeMail(first);
  try {
    const refused = await deps.mailer.send(mail);
    if (refused > 0) deps.log.warn(`${job.id}: the server refused ${refused} of the addresses.`);
  } catch (error) {
    await fail(job, messages, error, deps);
    return false;
  }
  deps.onMailed();
  deps.hold.lift();
  return true;
}

async function finish(job: Job, messages: readonly StoredMessage[], deps: AttemptDeps) {
  const { spool, digests, log, jobs, clock } = deps;
  try {
    await Promise.all(messages.map(({ id }) => spool.move(id, 'cur', 'sent')));
    if (job.digest) await digests.drop(job.id);
    log.info(`Mailed ${job.id}.`);
  } catch (error) {
    // It is not mailed once more only because the disk did not take note of it.
    jobs.wait({ ...job, isSent: true, due: clock.elapsed() + minute });
    throw error;
  }
}

async function fail(
  job: Job,
  messages: readonly StoredMessage[],
  error: unknown,
  deps: AttemptDeps,
): Promise<void> {
  const { hold, clock, random, log, jobs } = deps;
  const { kind, reason } = judgeFailure(error);
  if (kind === 'never') return refuse(messages, job, `was refused for good (${reason})`, deps);
  if (kind !== 'later') hold.put(kind, reason);
  const attempts = kind === 'paused' ? job.attempts : job.attempts + 1;
  const tries = Math.max(attempts, hold.failures());
  if (kind !== 'paused' && tries >= leastAttempts && areOld(messages, clock)) {
    return refuse(messages, job, `was not taken within five days (${reason})`, deps);
  }
  const pause = kind === 'later' ? pauseAfter(attempts, random()) : 0;
  if (pause > 0) {
    log.warn(`${job.id} has to wait (${reason}); next try in ${Math.ceil(pause / minute)} min.`);
  }
  jobs.wait({ ...job, attempts, due: clock.elapsed() + pause });
}

function areOld(messages: readonly StoredMessage[], clock: Clock): boolean {
  const oldest = clock.now().getTime() - giveUpAfterMs;
  return messages.every(({ receivedAt }) => Date.parse(receivedAt) < oldest);
}

async function refuse(
  messages: readonly StoredMessage[],
  job: Job,
  why: string,
  { spool, digests, log }: AttemptDeps,
): Promise<void> {
  for (const { id } of messages) {
    await spool.move(id, 'cur', 'failed');
    log.error(`${id} ${why} and lies in failed/. The command "retry ${id}" tries again.`);
  }
  if (job.digest) await digests.drop(job.id);
}
