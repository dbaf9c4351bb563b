import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { syncFolder, writeDurably } from './durable.ts';
import { idPattern } from './stored-message.ts';

/** Which messages go into one mail together: fixed before it is first sent, so that a second try is the same mail. */
export type DigestRecord = z.infer<typeof schema>;

export interface DigestRecords {
  /** Those whose mail was not taken yet. A file that is none is left out. */
  list(): Promise<readonly DigestRecord[]>;
  keep(record: DigestRecord): Promise<void>;
  drop(id: string): Promise<void>;
}

/** @param folder the spool's */
export function createDigestRecords(folder: string): DigestRecords {
  const path = (id: string) => join(folder, 'digests', `${id}.json`);
  return {
    async list() {
      const names = (await readdir(join(folder, 'digests'))).sort();
      const read = names.map((name) => readRecord(join(folder, 'digests', name)));
      return (await Promise.all(read)).flatMap((record) => record ?? []);
    },
    async keep(record) {
      const aside = join(folder, 'tmp', `${record.id}.json`);
      await writeDurably(aside, JSON.stringify(record));
      await rename(aside, path(record.id));
      await syncFolder(join(folder, 'digests'));
    },
    async drop(id) {
      await rm(path(id), { force: true });
    },
  };
}

async function readRecord(path: string): Promise<DigestRecord | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

const schema = z.object({
  id: z.string().regex(idPattern),
  messageId: z.string().regex(/^<[^<>\s]+>$/),
  createdAt: z.iso.datetime(),
  /** Of the messages, oldest first. */
  ids: z.array(z.string().regex(idPattern)),
});
