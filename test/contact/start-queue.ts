import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSettings, type Settings } from '../../contact-server/config/settings.ts';
import type { QueueStatus } from '../../contact-server/delivery/queue.ts';
import { openQueue } from '../../contact-server/delivery/queue.ts';
import { openIntake, type SubmissionExtras } from '../../contact-server/intake/open-intake.ts';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { goodMessage, logTo, temporaryFolder } from './start-app.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface RunningQueue {
  readonly folder: string;
  readonly clock: TestClock;
  readonly lines: readonly string[];
  /** Accepts a message as a request would; resolves to its id. */
  take(message?: Partial<typeof goodMessage>, beside?: Partial<SubmissionExtras>): Promise<string>;
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
  /** Removes and reports old files, as the service does every hour. */
  readonly runsMaintenance?: boolean;
  /** How long the mail server may take to greet, and to reply. */
  readonly connectMs?: number;
  readonly replyMs?: number;
}

/** Everything behind a request, with real files and a test clock, until the test ends. */
export async function startQueue(start: QueueStart = {}): Promise<RunningQueue> {
  const { clock = createTestClock(), environment = {}, smtp } = start;
  const folder = start.folder ?? join(await temporaryFolder(), 'spool');
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  const settings = mailSettings({ ...(smtp && { SMTP_URL: smtp }), ...environment });
  const log = logTo(lines);
  const store = createMessageStore(folder, settings.mailDomain);
  await store.prepare();
  const queue = await openQueue({
    store,
    settings,
    clock,
    log,
    mailTimeouts: { connectMs: start.connectMs ?? 60_000, replyMs: start.replyMs ?? 60_000 },
  });
  const intake = await openIntake({ store, now: clock.now, log, onStored: queue.wake });
  queue.start();
  onTestFinished(queue.stop);
  if (start.runsMaintenance) onTestFinished(queue.startMaintenance());
  return {
    folder,
    clock,
    lines,
    take: (message, beside) =>
      intake(
        { ...goodMessage, ...message },
        { key: undefined, isForm: false, hidden: '', ...beside },
      ),
    ids: async (name) =>
      (await readdir(join(folder, name))).sort().map((file) => file.replace(/\.json$/, '')),
    ...queue,
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
