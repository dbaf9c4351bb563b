import type { Log } from '../monitoring/log.ts';
import { backoffDelay, type Clock, hour, minute, toDate } from './clock.ts';
import type { Outage } from './reports.ts';

/** Stops the whole queue while the mail server is unusable, and records since when mail has failed. */
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Long enough to spare the server, short enough that mail follows soon after it recovers. */
const maxQueueDelayMs = hour;

/** @param onRecovered runs when mail works again after an hour or more */
export function createCircuitBreaker(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  onRecovered: (outage: Outage) => void,
) {
  let openUntil = 0;
  let failures = 0;
  let failedMessages = 0;
  /** A run of failures with no mail accepted in between. It began at `since`, in the clock's `elapsed`. */
  let run: { readonly since: number; readonly reason: string } | undefined;
  const note = (reason: string, since = clock.elapsed()) => {
    run = { since: Math.min(since, run?.since ?? since), reason };
  };
  const hold = (reason: string, delay: number) => {
    openUntil = clock.elapsed() + delay;
    log.error(`No mail can be sent: ${reason}. Next try in ${Math.ceil(delay / minute)} min.`);
  };
  /** The server, the settings, or the disk failed. @param since in the clock's `elapsed` */
  const open = (reason: string, since?: number) => {
    note(reason, since);
    failures += 1;
    hold(reason, backoffDelay(failures, maxQueueDelayMs));
  };
  return {
    /** When the queue may try again, in the clock's `elapsed`; undefined while it may. */
    heldUntil: () => (clock.elapsed() < openUntil ? openUntil : undefined),
    failureRun: () => run,
    /** Whether the last attempt failed, for any reason. */
    isFailing: () => run !== undefined || failedMessages > 0,
    note,
    open,
    /**
     * A message failed, and the fault may be its own. When a second one fails with no success in between,
     * the server is to blame. Only first attempts count: a message that failed before says nothing new.
     * Refused contents are no outage, and hold the queue for a minute at most: a visitor could send many.
     */
    messageFailed(reason: string, isFirst: boolean, isPermanent: boolean) {
      if (!isPermanent) note(reason);
      if (!isFirst) return;
      failedMessages += 1;
      if (failedMessages < 2) return;
      const sentence = `different messages failed in a row, the last one with ${reason}`;
      if (isPermanent) hold(sentence, backoffDelay(1, minute));
      else open(sentence);
    },
    /** A mail was accepted. It ends an outage if it failed before, or if the queue had to wait. */
    close(id: string, failingSince: number | undefined) {
      if (failedMessages > 1 || failures > 0) log.info('The mail server accepts mail again.');
      const wasOutage = failures > 0 || failingSince !== undefined;
      if (wasOutage && run && clock.elapsed() - run.since >= hour)
        onRecovered({ since: toDate(run.since, clock), reason: run.reason, firstAccepted: id });
      openUntil = 0;
      failures = 0;
      failedMessages = 0;
      run = undefined;
    },
  };
}
