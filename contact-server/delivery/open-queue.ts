import type { DeliveryDeps } from './job.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createDeliveryQueue } from './queue.ts';
import { type MailTimeouts, openMailer } from './smtp/mailer.ts';

export interface QueueOptions extends Omit<DeliveryDeps, 'mailer'> {
  readonly mailTimeouts?: MailTimeouts;
}

/** Everything between a stored message and its mail. The queue is not started yet. */
export async function openQueue({ mailTimeouts, ...options }: QueueOptions) {
  const deps = { ...options, mailer: await openMailer(options.settings, mailTimeouts) };
  const { start, reportRecovery } = createMaintenance(deps);
  const queue = createDeliveryQueue({ ...deps, onRecovered: reportRecovery });
  return { queue, startMaintenance: start };
}
