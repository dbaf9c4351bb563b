import { errorCode } from '../storage/error-code.ts';
import { idOfFile, timeOfId } from '../storage/stored-message.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { day, hour, minute } from './clock.ts';
import { deliver, setAside } from './deliver.ts';
import { createHourlyPace, type HourlyPace } from './hourly-pace.ts';
import { type DeliveryDeps, findDueJob, type Job, type Jobs } from './job.ts';
import type { Outage } from './maintenance/reports.ts';
import { countStore } from './status.ts';

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

export interface DeliveryQueueDeps extends DeliveryDeps {
  /** Runs when mail works again after an hour or more. */
  readonly onRecovered: (outage: Outage) => void;
}

interface QueueState {
  readonly deps: DeliveryQueueDeps;
  readonly jobs: Jobs;
  readonly breaker: CircuitBreaker;
  readonly pace: HourlyPace;
  /** Ends the wait for the next job. */
  resume: () => void;
  needsScan: boolean;
  /** True from the first message above the hourly limit until none waits. */
  isPaced: boolean;
  isStopped: boolean;
  lastMail: Date | undefined;
}

/** Mails the messages in `new/`, one at a time, each until the mail server has accepted it. */
export function createDeliveryQueue(deps: DeliveryQueueDeps) {
  const queue: QueueState = {
    deps,
    jobs: new Map(),
    breaker: createCircuitBreaker(deps.clock, deps.log),
    pace: createHourlyPace(deps.clock.elapsed, deps.settings.acceptedPerHour),
    resume: () => undefined,
    needsScan: true,
    isPaced: false,
    isStopped: false,
    lastMail: undefined,
  };
  let running: Promise<void> = Promise.resolve();
  return {
    /** Continues with what an earlier process left in `cur/`, and mails from then on. */
    async start() {
      if (deps.mailer === undefined) return;
      await recover(queue);
      running = run(queue);
    },
    /** Announces a file in `new/`. */
    wake() {
      queue.needsScan = true;
      if (heldUntil(queue) === undefined) queue.resume();
    },
    status: () => readStatus(queue),
    /** Starts no other mail; resolves when the one under way has ended. */
    async stop() {
      queue.isStopped = true;
      queue.resume();
      await running;
    },
  };
}

/** If a message in `cur/` fails again, it has failed since it was received. */
async function recover({ deps, jobs, pace }: QueueState): Promise<void> {
  const due = deps.clock.elapsed();
  const now = deps.clock.now().getTime();
  const receivedAt = (id: string) => due - Math.max(now - timeOfId(id), 0);
  for (const id of await idsIn('cur', deps))
    jobs.set(id, { id, attempts: 0, due, failingSince: receivedAt(id) });
  // A restart must not let through a second hour's mail.
  for (const id of await deps.store.list('sent'))
    if (due - receivedAt(id) < hour) pace.count(receivedAt(id));
}

async function run(queue: QueueState): Promise<void> {
  while (!queue.isStopped) {
    if (!(await processNext(queue))) await waitForNext(queue);
  }
}

/** Resolves to whether there may be more to do right away. */
async function processNext(queue: QueueState): Promise<boolean> {
  const { jobs, breaker, pace, deps } = queue;
  if (breaker.heldUntil() !== undefined) return false;
  try {
    const findJob = () =>
      findDueJob(jobs, deps.clock.elapsed(), breaker.failureRun() !== undefined);
    const job = findJob() ?? ((await scan(queue)) ? findJob() : undefined);
    if (job === undefined) queue.isPaced = false;
    else if (pace.heldUntil() !== undefined) notePace(queue);
    if (job === undefined || pace.heldUntil() !== undefined) return false;
    const onAccepted = (id: string) => noteAccepted(queue, id);
    await deliver(job, { ...deps, jobs, breaker, onAccepted });
    return true;
  } catch (error) {
    breaker.open(`the message store cannot be used (${errorCode(error) ?? String(error)})`);
    return false;
  }
}

/** Resolves to whether it looked for new messages. */
async function scan(queue: QueueState): Promise<boolean> {
  const { jobs, deps } = queue;
  if (!queue.needsScan) return false;
  queue.needsScan = false;
  const due = deps.clock.elapsed();
  for (const id of await idsIn('new', deps))
    if (!jobs.has(id)) jobs.set(id, { id, attempts: 0, due });
  return true;
}

async function idsIn(folder: 'new' | 'cur', deps: DeliveryDeps): Promise<readonly string[]> {
  const names = await deps.store.names(folder);
  for (const name of names) if (idOfFile(name) === undefined) await setAside(name, folder, deps);
  return names.flatMap((name) => idOfFile(name) ?? []);
}

async function waitForNext(queue: QueueState): Promise<void> {
  const { jobs, deps } = queue;
  const { clock } = deps;
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

function heldUntil({ breaker, pace, isPaced }: QueueState): number | undefined {
  return breaker.heldUntil() ?? (isPaced ? pace.heldUntil() : undefined);
}

/** Logs the first of the messages above the hourly limit. */
function notePace(queue: QueueState): void {
  const { acceptedPerHour: limit } = queue.deps.settings;
  if (!queue.isPaced)
    queue.deps.log.error(
      `More than ${limit} messages came within an hour. The others are stored, and mailed one by one, ${limit} an hour.\n  ACCEPTED_PER_HOUR sets the limit.`,
    );
  queue.isPaced = true;
}

function noteAccepted(queue: QueueState, id: string): void {
  const { breaker, pace, deps } = queue;
  queue.lastMail = deps.clock.now();
  pace.count(deps.clock.elapsed());
  const failures = breaker.failureRun();
  breaker.close();
  if (failures === undefined || deps.clock.elapsed() - failures.since < hour) return;
  const since = toDate(failures.since, deps);
  deps.onRecovered({ since, reason: failures.reason, firstAccepted: id });
}

export type QueueStatus = Awaited<ReturnType<typeof readStatus>>;

async function readStatus({ deps, jobs, breaker, isPaced, lastMail }: QueueState) {
  const { store, clock, mailer } = deps;
  const failures = breaker.failureRun();
  // A message that the owner has removed is not stuck any more.
  const inCur = new Set(await store.list('cur'));
  const isStuck = ({ id, failingSince = clock.elapsed(), attempts }: Job) =>
    attempts > 0 && clock.elapsed() - failingSince >= day && inCur.has(id);
  return {
    ...(await countStore(store)),
    /** False without `SMTP_URL`: messages then stay in `new/`. */
    isMailing: mailer !== undefined,
    /** Since when mail has failed with no success in between, and why. */
    failing: failures && { since: toDate(failures.since, deps), reason: failures.reason },
    /** How many messages have failed for a day while others may have passed. */
    stuck: [...jobs.values()].filter(isStuck).length,
    isPaced,
    /** When the mail server last accepted a mail, since this process started. */
    lastMail,
  };
}

/** @param elapsed in the clock's `elapsed` */
function toDate(elapsed: number, { clock }: DeliveryDeps): Date {
  return new Date(clock.now().getTime() - clock.elapsed() + elapsed);
}
