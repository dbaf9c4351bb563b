import { readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import type { Settings } from '../config/settings.ts';
import { syncFolder, writeDurably } from '../storage/fsync.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { type MessageFolder, timeOfId } from '../storage/stored-message.ts';
import { day, hour, repeat } from './clock.ts';
import type { DeliveryDeps } from './job.ts';
import type { Mail } from './mails.ts';
import { composeRecovery, composeReport, type Outage, reportedFolders } from './reports.ts';

/** One mail lists this many files; the others are in the next one. */
const maxItems = 1_000;

/** Deletes what is old, and mails the owner what was not mailed. */
export function createMaintenance(deps: DeliveryDeps) {
  const { clock, store, settings, log } = deps;
  let recovery: Mail | undefined;
  const sendRecovery = async () => {
    const mail = recovery;
    if (mail !== undefined && (await send(mail, deps)) && recovery === mail) recovery = undefined;
  };
  const attempt = (act: () => Promise<void>) =>
    act().catch((error) =>
      log.error(`Old files could not be removed or reported: ${String(error)}`),
    );
  const run = async () => {
    await sendRecovery();
    await report(deps);
    const removed = await removeExpired(store, settings, clock.now());
    if (removed > 0) log.info(`Removed ${removed} files that were kept for KEEP_DAYS.`);
  };
  return {
    /** Runs now and every hour, until the returned function is called. */
    start: () => repeat(clock, hour, () => attempt(run)),
    /** Mails the owner which messages were delayed; if that fails, again every hour. */
    reportRecovery(outage: Outage): void {
      void attempt(async () => {
        const waiting = [...(await store.list('new')), ...(await store.list('cur'))];
        const ids = [...new Set([outage.firstAccepted, ...waiting])].sort();
        recovery = composeRecovery(outage, ids, settings, clock.now());
        await sendRecovery();
      });
    },
  };
}

/** Mails the owner a list of the files in `failed/`, `corrupt/`, and `junk/` that no earlier report has listed. */
async function report(deps: DeliveryDeps): Promise<void> {
  const { clock, store, settings, log } = deps;
  const { last, files } = await readReported(store);
  const unreported = (await listReportable(store)).filter((file) => files[file] === undefined);
  const items = unreported.slice(0, maxItems);
  const date = clock.now();
  if (!isReportDue(items, last, date)) return;
  if (!(await send(composeReport(items, settings, date), deps))) return;
  const at = date.toISOString();
  const listed = Object.fromEntries(items.map((file) => [file, at]));
  // A message may have been refused again meanwhile.
  const { files: known } = await readReported(store);
  await writeReported(store, { last: at, files: { ...known, ...listed } });
  log.info(`Reported by mail: ${items.length} in failed/, corrupt/, or junk/.`);
}

/** Failures are reported within the hour, spam once a week. */
function isReportDue(items: readonly string[], last: string | undefined, now: Date): boolean {
  const [first] = items;
  if (first === undefined) return false;
  // Another program can have put a file there, whose name says nothing about a time.
  const times = items.map((file) => timeOfId(basename(file))).filter(Number.isFinite);
  const since = last ? Date.parse(last) : (times[0] ?? Number.NaN);
  // A wall clock that was put back must not delay the mail for years.
  return !first.startsWith('junk/') || Math.abs(now.getTime() - since) >= 7 * day;
}

/** Resolves to whether the mail server accepted it. */
async function send(mail: Mail, { mailer, log }: DeliveryDeps): Promise<boolean> {
  const result = await mailer?.send(mail);
  if (result === undefined || result.ok) return result !== undefined;
  log.warn(`"${mail.subject}" was not accepted: ${result.reason}. It is sent again in an hour.`);
  return false;
}

/** `reported.json` in the message store: the files that a delivered report has listed. Only these may be deleted. */
const schema = z.object({
  /** When the last report was accepted. */
  last: z.iso.datetime().optional(),
  /** When each file was reported, by `folder/name`. */
  files: z.record(z.string(), z.iso.datetime()),
});

type Reported = Readonly<z.infer<typeof schema>>;

/** Without the file, or with a damaged one, nothing counts as reported. */
async function readReported({ root }: MessageStore): Promise<Reported> {
  try {
    return schema.parse(JSON.parse(await readFile(join(root, 'reported.json'), 'utf8')));
  } catch {
    return { files: {} };
  }
}

async function writeReported(store: MessageStore, reported: Reported): Promise<void> {
  const { root } = store;
  await store.prepare();
  const temporary = join(root, 'tmp', 'reported.json');
  await rm(temporary, { force: true });
  await writeDurably(temporary, JSON.stringify(reported));
  await rename(temporary, join(root, 'reported.json'));
  await syncFolder(root);
}

/** A file that comes back under its name, such as a message that is refused again, is reported again. */
export async function forgetReport(store: MessageStore, file: string): Promise<void> {
  const { last, files } = await readReported(store);
  const { [file]: at, ...others } = files;
  if (at !== undefined) await writeReported(store, { last, files: others });
}

/** The files that must be reported before they may be deleted, as `folder/name`. */
async function listReportable(store: MessageStore): Promise<readonly string[]> {
  const lists = reportedFolders.map(async (folder) =>
    (await store.names(folder)).map((name) => `${folder}/${name}`),
  );
  return (await Promise.all(lists)).flat();
}

/** Removes what was mailed, or reported as failed, corrupt, or spam, more than KEEP_DAYS ago. */
export async function removeExpired(
  store: MessageStore,
  { keepDays }: Settings,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - keepDays * day);
  let removed = await removeBefore(store, before, ['sent']);
  const { last, files } = await readReported(store);
  const kept: Record<string, string> = {};
  for (const file of await listReportable(store)) {
    const at = files[file];
    if (at === undefined) continue;
    if (Date.parse(at) >= before.getTime()) kept[file] = at;
    else {
      await rm(join(store.root, file), { recursive: true, force: true });
      removed += 1;
    }
  }
  if (Object.keys(kept).length < Object.keys(files).length)
    await writeReported(store, { last, files: kept });
  return removed;
}

export async function removeBefore(
  store: MessageStore,
  before: Date,
  folders: readonly MessageFolder[],
): Promise<number> {
  let removed = 0;
  for (const folder of folders) {
    for (const id of await store.list(folder)) {
      if (timeOfId(id) >= before.getTime()) break;
      if (await store.remove(id, folder)) removed += 1;
    }
  }
  return removed;
}
