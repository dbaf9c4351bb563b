import { errorCode } from '../storage/error-code.ts';
import { countStore } from '../storage/find-messages.ts';
import { idOfFile, timeOfId } from '../storage/stored-message.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { day, hour, minute, toDate } from './clock.ts';
import { deliver, setAside } from './deliver.ts';
import { type DeliveryDeps, type Job, type QueueState, wasTried } from './job.ts';
import { openMailer } from './mailer.ts';
import { createMaintenance } from './maintenance.ts';

interface QueueOptions extends Omit<DeliveryDeps, 'mailer'> {
  readonly mailTimeouts?: Parameters<typeof openMailer>[1];
}

export type DeliveryQueue = Awaited<ReturnType<typeof openQueue>>;

/** Mails the messages in `new/`, one at a time, each until the mail server has accepted it. */
export async function openQueue({ mailTimeouts, ...options }: QueueOptions) {
  const deps = { ...options, mailer: await openMailer(options.settings, mailTimeouts) };
  const maintenance = createMaintenance(deps);
  const queue: QueueState = {
    ...deps,
    jobs: new Map(),
    breaker: createCircuitBreaker(deps, maintenance.reportRecovery),
    acceptedAt: [],
    isPaced: false,
    needsScan: true,
    isRecovered: false,
    isStopped: false,
    resume: () => undefined,
  };
  let running: Promise<void> = Promise.resolve();
  return {
    /** Continues with what an earlier process left in `cur/`, and mails from then on. */
    start() {
      if (deps.mailer !== undefined) running = run(queue);
    },
    /** Announces a file in `new/`. */
    wake() {
      queue.needsScan = true;
      if (heldUntil(queue) === undefined) queue.resume();
    },
    status: () => readStatus(queue),
    startMaintenance: maintenance.start,
    /** Starts no other mail; resolves when the one under way has ended. */
    async stop() {
      queue.isStopped = true;
      queue.resume();
      await running;
    },
  };
}

/** If a message in `cur/` fails again, it has failed since it was received. */
async function recover(queue: QueueState): Promise<void> {
  const { clock, store, jobs } = queue;
  const due = clock.elapsed();
  const now = clock.now().getTime();
  const toElapsed = (time: number) => due - Math.max(now - time, 0);
  const receivedAt = (id: string) => toElapsed(timeOfId(id));
  for (const id of await idsIn('cur', queue))
    jobs.set(id, { id, attempts: 0, isLeftOver: true, due, failingSince: receivedAt(id) });
  // A restart must not let through a second hour's mail.
  const mailedAt = (await store.times('sent')).map(toElapsed).sort((a, b) => a - b);
  queue.acceptedAt = mailedAt.slice(-queue.settings.acceptedPerHour);
  queue.isRecovered = true;
}

async function run(queue: QueueState): Promise<void> {
  while (!queue.isStopped) {
    if (!(await processNext(queue))) await waitForNext(queue);
  }
}

/** Resolves to whether there may be more to do right away. */
async function processNext(queue: QueueState): Promise<boolean> {
  const { breaker } = queue;
  if (breaker.heldUntil() !== undefined) return false;
  try {
    if (!queue.isRecovered) await recover(queue);
    // Listing a folder of many messages takes a while: not for each mail, as long as mail works.
    if (breaker.isFailing()) await scan(queue);
    const job = findDueJob(queue) ?? ((await scan(queue)) ? findDueJob(queue) : undefined);
    if (job === undefined) queue.isPaced = false;
    else if (pacedUntil(queue) !== undefined) notePace(queue);
    if (job === undefined || pacedUntil(queue) !== undefined) return false;
    await deliver(job, queue);
    return true;
  } catch (error) {
    breaker.open(`the message store cannot be used (${errorCode(error) ?? String(error)})`);
    return false;
  }
}

/**
 * Finds the job to try now. A job that has failed before comes first, so that none waits forever; while
 * mail fails it comes last, because a new message says more about the server, and the newest the most.
 */
function findDueJob({ jobs, clock, breaker }: QueueState): Job | undefined {
  const isFailing = breaker.isFailing();
  let first: Job | undefined;
  let newest: Job | undefined;
  for (const job of jobs.values()) {
    if (job.due > clock.elapsed()) continue;
    if (!isFailing && wasTried(job)) return job;
    if (!wasTried(job)) newest = job;
    first ??= job;
  }
  return isFailing ? (newest ?? first) : first;
}

/** Resolves to whether it looked for new messages. */
async function scan(queue: QueueState): Promise<boolean> {
  if (!queue.needsScan) return false;
  queue.needsScan = false;
  const due = queue.clock.elapsed();
  for (const id of await idsIn('new', queue))
    if (!queue.jobs.has(id)) queue.jobs.set(id, { id, attempts: 0, due });
  return true;
}

async function idsIn(folder: 'new' | 'cur', deps: DeliveryDeps): Promise<readonly string[]> {
  const names = await deps.store.names(folder);
  for (const name of names) if (idOfFile(name) === undefined) await setAside(name, folder, deps);
  return names.flatMap((name) => idOfFile(name) ?? []);
}

async function waitForNext(queue: QueueState): Promise<void> {
  const { jobs, clock } = queue;
  const held = heldUntil(queue);
  if (queue.isStopped || (held === undefined && queue.needsScan)) return;
  // A message may be put into new/ by hand: look every minute.
  let due = held ?? clock.elapsed() + minute;
  if (held === undefined) for (const job of jobs.values()) due = Math.min(due, job.due);
  await new Promise<void>((resolve) => {
    const cancel = clock.after(Math.max(due - clock.elapsed(), 0), resolve);
    queue.resume = () => {
      cancel();
      resolve();
    };
  });
  queue.needsScan = true;
}

function heldUntil(queue: QueueState): number | undefined {
  return queue.breaker.heldUntil() ?? (queue.isPaced ? pacedUntil(queue) : undefined);
}

/** A flood of messages must not become a flood of mail. Undefined if the next mail may leave now. */
function pacedUntil({ acceptedAt, clock, settings }: QueueState): number | undefined {
  const [oldest = 0] = acceptedAt;
  const isFull = acceptedAt.length === settings.acceptedPerHour;
  return isFull && oldest + hour > clock.elapsed() ? oldest + hour : undefined;
}

function notePace(queue: QueueState): void {
  const { acceptedPerHour: limit } = queue.settings;
  if (!queue.isPaced)
    queue.log.error(
      `More than ${limit} messages came within an hour. The others are stored, and mailed one by one, ${limit} an hour.\n  ACCEPTED_PER_HOUR sets the limit.`,
    );
  queue.isPaced = true;
}

export type QueueStatus = Awaited<ReturnType<typeof readStatus>>;

async function readStatus({ store, clock, mailer, jobs, ...queue }: QueueState) {
  const run = queue.breaker.failureRun();
  const last = queue.acceptedAt.at(-1);
  // A message that the owner has removed is not stuck any more.
  const inCur = new Set(await store.list('cur'));
  const isStuck = ({ id, failingSince = clock.elapsed(), attempts }: Job) =>
    attempts > 0 && clock.elapsed() - failingSince >= day && inCur.has(id);
  return {
    ...(await countStore(store)),
    /** False without `SMTP_URL`: messages then stay in `new/`. */
    isMailing: mailer !== undefined,
    /** Since when mail has failed with no success in between, and why. */
    failing: run && { since: toDate(run.since, clock), reason: run.reason },
    /** How many messages have failed for a day while others may have passed. */
    stuck: [...jobs.values()].filter(isStuck).length,
    isPaced: queue.isPaced,
    /** When the mail server last accepted a message. */
    lastMail: last === undefined ? undefined : toDate(last, clock),
  };
}
