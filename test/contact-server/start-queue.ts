import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { QueueStatus } from '../../contact-server/delivery/queue-status.ts';
import type { Beside } from '../../contact-server/intake.ts';
import { openQueue } from '../../contact-server/open-queue.ts';
import { readSettings, type Settings } from '../../contact-server/settings.ts';
import { createSpool } from '../../contact-server/spool.ts';
import { goodMessage, logTo, temporaryFolder } from './start-app.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface RunningQueue {
  readonly folder: string;
  readonly clock: TestClock;
  readonly lines: readonly string[];
  /** Takes a message as a request's would be; resolves to its id. */
  take(message?: Partial<typeof goodMessage>, beside?: Partial<Beside>): Promise<string>;
  /** The ids in a folder of the spool. */
  ids(name: string): Promise<readonly string[]>;
  status(): Promise<QueueStatus>;
  wake(): void;
  stop(): Promise<void>;
}

export interface QueueStart {
  readonly smtp?: string | undefined;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly clock?: TestClock;
  /** Removes what is old and tells of spam, as the service does. */
  readonly keepsHouse?: boolean;
  /** How long the mail server may be silent. */
  readonly patienceMs?: number;
}

/** Everything behind a request, with real files and a clock of the test's own, until the test is done. */
export async function startQueue(start: QueueStart = {}): Promise<RunningQueue> {
  const { clock = createTestClock(), environment = {}, smtp } = start;
  const folder = start.folder ?? join(await temporaryFolder(), 'spool');
  await mkdir(folder, { recursive: true });
  await createSpool(folder).prepare();
  const lines: string[] = [];
  const settings = mailSettings({ ...(smtp && { SMTP_URL: smtp }), ...environment });
  const log = logTo(lines);
  const queue = await openQueue({
    folder,
    settings,
    clock,
    log,
    mailTimeoutMs: start.patienceMs ?? 8_000,
  });
  await queue.delivery.start();
  onTestFinished(queue.delivery.stop);
  if (start.keepsHouse) onTestFinished(queue.keepHouse());
  return {
    folder,
    clock,
    lines,
    take: (message, beside) =>
      queue.intake({ ...goodMessage, ...message }, { key: undefined, hidden: '', ...beside }),
    ids: async (name) =>
      (await readdir(join(folder, name))).sort().map((file) => file.replace(/\.json$/, '')),
    ...queue.delivery,
  };
}

export function mailSettings(environment: Readonly<Record<string, string>>): Settings {
  const read = readSettings({
    CONTACT_SPOOL: 'none',
    MAIL_TO: 'store@example.com',
    MAIL_FROM: 'Website <contact@shop.example>',
    ...environment,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.settings;
}
