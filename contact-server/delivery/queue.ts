import { errorCode } from '../storage/error-code.ts';
import { idOfFile, timeOfId } from '../storage/stored-message.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { day, hour, minute } from './clock.ts';
import { deliver, setAside } from './deliver.ts';
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
  /** Ends the wait for the next job. */
  resume: () => void;
  needsScan: boolean;
  isStopped: boolean;
  lastMail: Date | undefined;
}

/** Mails the messages in `new/`, one at a time, each until the mail server has accepted it. */
export function createDeliveryQueue(deps: DeliveryQueueDeps) {
  const queue: QueueState = {
    deps,
    jobs: new Map(),
    breaker: createCircuitBreaker(deps.clock, deps.log),
    resume: () => undefined,
    needsScan: true,
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
      if (queue.breaker.heldUntil() === undefined) queue.resume();
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
async function recover({ deps, jobs }: QueueState): Promise<void> {
  const due = deps.clock.elapsed();
  const now = deps.clock.now().getTime();
  for (const id of await idsIn('cur', deps))
    jobs.set(id, { id, attempts: 0, due, failingSince: due - Math.max(now - timeOfId(id), 0) });
}

async function run(queue: QueueState): Promise<void> {
  while (!queue.isStopped) {
    if (!(await processNext(queue))) await waitForNext(queue);
  }
}

/** Resolves to whether there may be more to do right away. */
async function processNext(queue: QueueState): Promise<boolean> {
  const { jobs, breaker, deps } = queue;
  if (breaker.heldUntil() !== undefined) return false;
  try {
    const findJob = () =>
      findDueJob(jobs, deps.clock.elapsed(), breaker.failureRun() !== undefined);
    const job = findJob() ?? ((await scan(queue)) ? findJob() : undefined);
    if (job === undefined) return false;
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
  const { jobs, breaker, deps } = queue;
  const { clock } = deps;
  const held = breaker.heldUntil();
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

function noteAccepted(queue: QueueState, id: string): void {
  const { breaker, deps } = queue;
  queue.lastMail = deps.clock.now();
  const failures = breaker.failureRun();
  breaker.close();
  if (failures === undefined || deps.clock.elapsed() - failures.since < hour) return;
  const since = toDate(failures.since, deps);
  deps.onRecovered({ since, reason: failures.reason, firstAccepted: id });
}

export type QueueStatus = Awaited<ReturnType<typeof readStatus>>;

async function readStatus({ deps, jobs, breaker, lastMail }: QueueState) {
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
    /** When the mail server last accepted a mail, since this process started. */
    lastMail,
  };
}

/** @param elapsed in the clock's `elapsed` */
function toDate(elapsed: number, { clock }: DeliveryDeps): Date {
  return new Date(clock.now().getTime() - clock.elapsed() + elapsed);
}
