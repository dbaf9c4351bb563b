import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { syncFolder, writeDurably } from '../../storage/fsync.ts';
import type { MessageStore } from '../../storage/message-store.ts';
import { removeBefore } from '../../storage/retention.ts';
import { day } from '../clock.ts';
import { type ReportItem, reportedFolders } from './reports.ts';

/** What a delivered mail has listed. Only that may be deleted: `reported.json` in the message store. */
export interface Reported {
  /** When the last report was accepted. */
  readonly last?: string | undefined;
  /** When each file was reported, by `folder/name`. */
  readonly files: Readonly<Record<string, string>>;
}

const schema: z.ZodType<Reported> = z.object({
  last: z.iso.datetime().optional(),
  files: z.record(z.string(), z.iso.datetime()),
});

/** Without the file, or with a damaged one, nothing counts as reported. */
export async function readReported(folder: string): Promise<Reported> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, 'reported.json'), 'utf8')));
  } catch {
    return { files: {} };
  }
}

export async function writeReported(folder: string, reported: Reported): Promise<void> {
  const temporary = join(folder, 'tmp', 'reported.json');
  await rm(temporary, { force: true });
  await writeDurably(temporary, JSON.stringify(reported));
  await rename(temporary, join(folder, 'reported.json'));
  await syncFolder(folder);
}

export function keyOf({ folder, name }: ReportItem): string {
  return `${folder}/${name}`;
}

export async function listReportable(store: MessageStore): Promise<readonly ReportItem[]> {
  const lists = reportedFolders.map(async (folder) =>
    (await store.names(folder)).map((name) => ({ folder, name })),
  );
  return (await Promise.all(lists)).flat();
}

export interface Retention {
  /** The message store's folder, absolute. */
  readonly folder: string;
  readonly store: MessageStore;
  /** Older files are removed. */
  readonly before: Date;
}

/** Removes what was mailed, and what was reported as failed, corrupt, or spam, before a moment. */
export async function removeExpired({ folder, store, before }: Retention): Promise<number> {
  const mailed = await removeBefore(store, before, ['sent']);
  const { last, files } = await readReported(folder);
  const present = (await listReportable(store)).map(keyOf);
  const isExpired = (key: string) => Date.parse(files[key] ?? '') < before.getTime();
  const expired = present.filter(isExpired);
  for (const key of expired) await rm(join(folder, key), { recursive: true, force: true });
  const kept = present.flatMap((key) => {
    const at = files[key];
    return at === undefined || isExpired(key) ? [] : [[key, at] as const];
  });
  if (kept.length < Object.keys(files).length)
    await writeReported(folder, { last, files: Object.fromEntries(kept) });
  return mailed + expired.length;
}

/** The moment that KEEP_DAYS ended. */
export function endOfRetention(now: Date, keepDays: number): Date {
  return new Date(now.getTime() - keepDays * day);
}
