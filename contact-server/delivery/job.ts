import type { Settings } from '../config/settings.ts';
import type { Log } from '../monitoring/log.ts';
import type { MessageStore } from '../storage/message-store.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import type { Mailer } from './mailer.ts';

export interface DeliveryDeps {
  /** This process must have locked its folder. */
  readonly store: MessageStore;
  readonly settings: Settings;
  /** Undefined without a mail server: then no message is touched. */
  readonly mailer: Mailer | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** One message on its way to MAIL_TO. Times are in the clock's `elapsed`. */
export interface Job {
  readonly id: string;
  /** Attempts of this process that failed. */
  readonly attempts: number;
  /** Whether an earlier process left it in `cur/`: it has probably failed before. */
  readonly isLeftOver?: true;
  readonly due: number;
  readonly failingSince?: number;
  /** The recipients that have accepted it. Without it, those in its file. */
  readonly acceptedBy?: readonly string[];
}

export function wasTried({ attempts, isLeftOver }: Job): boolean {
  return attempts > 0 || isLeftOver === true;
}

export interface QueueState extends DeliveryDeps {
  /** By their ids, oldest message first. */
  readonly jobs: Map<string, Job>;
  readonly breaker: CircuitBreaker;
  /** When the last mails were accepted, at most ACCEPTED_PER_HOUR, in the clock's `elapsed`, oldest first. */
  acceptedAt: readonly number[];
  /** True from the first message above the hourly limit until none waits. */
  isPaced: boolean;
  needsScan: boolean;
  /** Whether the queue knows what an earlier process left in `cur/`. */
  isRecovered: boolean;
  isStopped: boolean;
  /** Ends the wait for the next job. */
  resume: () => void;
}
