import type { DigestRecord } from '../spool/digest-records.ts';

/** One mail to be sent: of a message, or of a digest's. */
export interface Job {
  readonly id: string;
  readonly digest?: DigestRecord;
  /** Tries that failed temporarily, in this process. */
  readonly attempts: number;
  /** When to try next, in the clock's `elapsed`. */
  readonly due: number;
  /** Taken by the mail server: what is left is to say so in the spool. */
  readonly isSent?: boolean;
}

/** What is to be mailed next: first what has waited out its pause, then what came in. */
export interface Jobs {
  /** A job that waits for its time. */
  wait(job: Job): void;
  waitUnlessKnown(job: Job): void;
  /** New messages, oldest first; in the place of those that were known. */
  setBacklog(ids: readonly string[]): void;
  /** Takes the next one out; undefined if none is due. */
  next(elapsed: number): Job | undefined;
  /** When the first of those that wait is due. */
  nextDue(): number | undefined;
}

export function createJobs(): Jobs {
  const waiting = new Map<string, Job>();
  let backlog: readonly string[] = [];
  let position = 0;
  const first = () => {
    let earliest: Job | undefined;
    for (const job of waiting.values()) {
      if (earliest === undefined || job.due < earliest.due) earliest = job;
    }
    return earliest;
  };
  return {
    wait: (job) => void waiting.set(job.id, job),
    waitUnlessKnown(job) {
      if (!waiting.has(job.id)) waiting.set(job.id, job);
    },
    setBacklog(ids) {
      backlog = ids;
      position = 0;
    },
    next(elapsed) {
      const job = first();
      if (job !== undefined && job.due <= elapsed) {
        waiting.delete(job.id);
        return job;
      }
      const id = backlog[position];
      position += 1;
      return id === undefined ? undefined : { id, attempts: 0, due: elapsed };
    },
    nextDue: () => first()?.due,
  };
}
