import type { Settings } from '../config/settings.ts';
import type { Log } from '../monitoring/log.ts';
import type { MessageStore } from '../storage/message-store.ts';
import type { Clock } from './clock.ts';
import type { Mailer } from './smtp/mailer.ts';

/** One message on its way to MAIL_TO. */
export interface Job {
  readonly id: string;
  /** Attempts of this process that failed. */
  readonly attempts: number;
  /** When to try next, in the clock's `elapsed`. */
  readonly due: number;
  /** When the first failure was, in the clock's `elapsed`. */
  readonly failingSince?: number;
  /** The recipients that have not accepted it; without it, all of them, or those noted in its file. */
  readonly undelivered?: readonly string[];
}

/** Every job by its id, oldest message first. */
export type Jobs = Map<string, Job>;

export interface DeliveryDeps {
  /** This process has to own its folder. */
  readonly store: MessageStore;
  readonly settings: Settings;
  /** Undefined without a mail server: then no message is touched. */
  readonly mailer: Mailer | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Finds the job to try now. A job that has failed before comes first, so that none waits forever; while
 * mail fails it comes last, because a new message says more about the server.
 */
export function findDueJob(jobs: Jobs, elapsed: number, isFailing: boolean): Job | undefined {
  let due: Job | undefined;
  for (const job of jobs.values()) {
    if (job.due > elapsed) continue;
    if ((job.attempts === 0) === isFailing) return job;
    due ??= job;
  }
  return due;
}
