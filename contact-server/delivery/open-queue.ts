import type { DeliveryDeps } from './job.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createDeliveryQueue, type DeliveryQueue } from './queue.ts';
import { type MailTimeouts, openMailer } from './smtp/mailer.ts';

export interface OpenQueue {
  readonly queue: DeliveryQueue;
  /** Removes and reports old files, until the returned function is called. */
  readonly startMaintenance: () => () => void;
}

export interface QueueOptions extends Omit<DeliveryDeps, 'mailer'> {
  readonly mailTimeouts?: MailTimeouts;
}

/** Everything between a stored message and its mail. The queue is not started yet. */
export async function openQueue({ mailTimeouts, ...options }: QueueOptions): Promise<OpenQueue> {
  const deps = { ...options, mailer: await openMailer(options.settings, mailTimeouts) };
  const { start, reportRecovery } = createMaintenance(deps);
  const queue = createDeliveryQueue({ ...deps, onRecovered: reportRecovery });
  return { queue, startMaintenance: start };
}
