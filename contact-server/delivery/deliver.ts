import { asciiAddress } from '../message/field-rules.ts';
import { errorCode, isForbidden } from '../storage/error-code.ts';
import type { StoredMessage } from '../storage/stored-message.ts';
import type { SmtpVerdict } from './classify-smtp-failure.ts';
import { backoffDelay, day, hour, minute } from './clock.ts';
import { type DeliveryDeps, type Job, type QueueState, wasTried } from './job.ts';
import { composeMail } from './mails.ts';
import { forgetReport } from './maintenance.ts';

/** A message is never given up: it is tried as long as it exists, but not often. */
const maxMessageDelayMs = 6 * hour;

/** Tries to mail one job. Afterwards it is sent, failed, or waiting for its next attempt. */
export async function deliver(job: Job, deps: QueueState): Promise<void> {
  const { settings, mailer, jobs, breaker, clock } = deps;
  const message = await claimMessage(job, deps);
  if (message === undefined) return;
  const acceptedBy = job.acceptedBy ?? message.acceptedBy ?? [];
  const done = acceptedBy.map(asciiAddress);
  const recipients = settings.mailTo.filter((address) => !done.includes(asciiAddress(address)));
  if (recipients.length === 0) return finish(job, [], deps);
  const result = await mailer?.send(composeMail(message), recipients);
  if (result === undefined) return;
  // One address that refuses mail must not hold that of the others.
  if (!result.ok && acceptedBy.length > 0 && result.phase === 'mail')
    return tryAgain(job, result.reason, deps);
  if (!result.ok) return handleFailure(job, result, deps);
  // An earlier process may have failed for all recipients: a restart is the usual repair.
  const isLeft = job.isLeftOver && job.attempts === 0 && acceptedBy.length === 0;
  if (isLeft && !breaker.failureRun()) breaker.note('the log says why', outageSince(job, deps));
  deps.acceptedAt = [...deps.acceptedAt, clock.elapsed()].slice(-settings.acceptedPerHour);
  breaker.close(job.id, job.failingSince);
  // Kept in memory too, so that no recipient gets the mail twice if the disk fails.
  const newly = recipients.filter((address) => !result.refused.includes(address));
  const accepted = { ...job, acceptedBy: [...acceptedBy, ...newly] };
  jobs.set(job.id, accepted);
  await finish(accepted, result.refused, deps);
}

/** Moves a message to `cur/` and reads it. Resolves to undefined if it cannot be mailed. */
async function claimMessage(job: Job, deps: QueueState): Promise<StoredMessage | undefined> {
  const { store, log, jobs, clock } = deps;
  const { id } = job;
  try {
    await store.move(id, 'new', 'cur');
    const message = await store.read('cur', id);
    if (message !== undefined) return message;
    await setAside(`${id}.json`, 'cur', deps);
  } catch (error) {
    if (isForbidden(error)) {
      const fix = 'Give it to the user of this service with chown.';
      log.error(`cur/${id}.json cannot be read (${errorCode(error)}).\n  ${fix}`);
      // The owner has to act: it counts as stuck now, not in a day.
      retryLater({ failingSince: clock.elapsed() - day, ...job }, deps);
      return undefined;
    }
    // A shortage of the process, or a failing disk, says nothing about the file.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  jobs.delete(id);
  return undefined;
}

/** Moves a file that holds no message to `corrupt/`. If that fails it stays, and the others go on. */
export async function setAside(
  name: string,
  from: 'new' | 'cur',
  { store, log }: DeliveryDeps,
): Promise<void> {
  const file = `${from}/${JSON.stringify(name)} holds no message and`;
  try {
    await store.setAside(name, from);
    log.error(`${file} was moved to corrupt/.`);
  } catch (error) {
    log.error(`${file} could not be moved to corrupt/: ${errorCode(error)}.`);
  }
}

async function finish(job: Job, refused: readonly string[], deps: QueueState): Promise<void> {
  const { id, acceptedBy } = job;
  if (refused.length > 0) {
    await deps.store.annotate(id, 'cur', { acceptedBy });
    deps.log.error(`${id} was refused for ${refused.join(', ')}, and accepted for the others.`);
    return retryLater(job, deps);
  }
  await deps.store.move(id, 'cur', 'sent', deps.clock.now());
  deps.jobs.delete(id);
  deps.log.info(`Mailed ${id}.`);
}

async function handleFailure(
  job: Job,
  { kind, reason }: SmtpVerdict,
  deps: QueueState,
): Promise<void> {
  const { breaker, jobs, log, store } = deps;
  const { id } = job;
  // Not the message's fault: it is not counted against it.
  if (kind === 'unavailable' || kind === 'misconfigured')
    return breaker.open(reason, outageSince(job, deps));
  breaker.messageFailed(reason, !wasTried(job), kind === 'permanent');
  if (kind === 'temporary') return tryAgain(job, reason, deps);
  await forgetReport(store, `failed/${id}.json`);
  await store.move(id, 'cur', 'failed');
  jobs.delete(id);
  const fix = `The command "retry ${id}" tries again.`;
  log.error(`${id} was refused by the mail server (${reason}) and is kept in failed/.\n  ${fix}`);
}

/** Since when no mail was accepted while this message failed, in the clock's `elapsed`. */
function outageSince({ failingSince }: Job, { acceptedAt, clock }: QueueState): number {
  return Math.max(failingSince ?? clock.elapsed(), ...acceptedAt.slice(-1));
}

function tryAgain(job: Job, reason: string, deps: QueueState): void {
  deps.log.warn(`${job.id} was not accepted (${reason}).`);
  retryLater(job, deps);
}

function retryLater(job: Job, { jobs, clock, log }: QueueState): void {
  const now = clock.elapsed();
  const { id, failingSince = now } = job;
  const attempts = job.attempts + 1;
  const delay = backoffDelay(attempts, maxMessageDelayMs);
  jobs.set(id, { ...job, attempts, failingSince, due: now + delay });
  const next = `${id} is tried again in ${Math.ceil(delay / minute)} min.`;
  if (now - failingSince < day) log.info(next);
  else log.error(`${next} It has failed for a day or longer.`);
}
