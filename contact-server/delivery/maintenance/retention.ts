import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Settings } from '../../config/settings.ts';
import { syncFolder, writeDurably } from '../../storage/fsync.ts';
import type { MessageStore } from '../../storage/message-store.ts';
import { type MessageFolder, timeOfId } from '../../storage/stored-message.ts';
import { day } from '../clock.ts';
import { reportedFolders } from './reports.ts';

/** What a delivered mail has listed. Only that may be deleted: `reported.json` in the message store. */
const schema = z.object({
  /** When the last report was accepted. */
  last: z.iso.datetime().optional(),
  /** When each file was reported, by `folder/name`. */
  files: z.record(z.string(), z.iso.datetime()),
});

export type Reported = Readonly<z.infer<typeof schema>>;

/** Without the file, or with a damaged one, nothing counts as reported. */
export async function readReported({ root }: MessageStore): Promise<Reported> {
  try {
    return schema.parse(JSON.parse(await readFile(join(root, 'reported.json'), 'utf8')));
  } catch {
    return { files: {} };
  }
}

export async function writeReported({ root }: MessageStore, reported: Reported): Promise<void> {
  const temporary = join(root, 'tmp', 'reported.json');
  await rm(temporary, { force: true });
  await writeDurably(temporary, JSON.stringify(reported));
  await rename(temporary, join(root, 'reported.json'));
  await syncFolder(root);
}

/** The files that the owner has to know of before they may be deleted, as `folder/name`. */
export async function listReportable(store: MessageStore): Promise<readonly string[]> {
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
  const mailed = await removeBefore(store, before, ['sent']);
  const { last, files } = await readReported(store);
  const present = await listReportable(store);
  const isExpired = (key: string) => Date.parse(files[key] ?? '') < before.getTime();
  const expired = present.filter(isExpired);
  for (const key of expired) await rm(join(store.root, key), { recursive: true, force: true });
  const kept = present.flatMap((key) => {
    const at = files[key];
    return at === undefined || isExpired(key) ? [] : [[key, at] as const];
  });
  if (kept.length < Object.keys(files).length)
    await writeReported(store, { last, files: Object.fromEntries(kept) });
  return mailed + expired.length;
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
