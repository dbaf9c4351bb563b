import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Log } from '../log.ts';
import { syncFolder, writeDurably } from '../spool/durable.ts';
import { everyMessage } from '../spool/find-message.ts';
import { forgetBefore } from '../spool/forget-messages.ts';
import { type StoredMessage, timeOfId } from '../spool/stored-message.ts';
import type { Spool } from '../spool.ts';
import { type Clock, day, hour } from './clock.ts';
import { composeJunkDigest } from './compose-junk-digest.ts';
import { judgeFailure } from './judge-failure.ts';
import type { Mailer } from './mailer.ts';

export interface HousekeepingDeps {
  /** Of the spool, absolute. */
  readonly folder: string;
  readonly spool: Spool;
  readonly mailer: Mailer | undefined;
  readonly mailDomain: string | undefined;
  readonly keepDays: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** What the service does now and then without being asked. Returns what ends it. */
export function keepHouse(deps: HousekeepingDeps): () => void {
  let cancel = (): void => undefined;
  let isEnded = false;
  const run = async () => {
    try {
      await forgetOld(deps);
      await tellOfJunk(deps);
    } catch (error) {
      deps.log.warn(`Old messages or spam could not be seen to: ${judgeFailure(error).reason}.`);
    }
  };
  const schedule = () => {
    if (!isEnded) cancel = deps.clock.after(hour, () => void run().then(schedule));
  };
  void run().then(schedule);
  return () => {
    isEnded = true;
    cancel();
  };
}

async function forgetOld({ spool, clock, keepDays, log }: HousekeepingDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - keepDays * day);
  const forgotten = await forgetBefore(spool, before, ['sent', 'junk']);
  if (forgotten > 0) log.info(`Removed ${forgotten} messages older than ${keepDays} days.`);
}

/** Once a week, if there is something to tell. */
async function tellOfJunk(deps: HousekeepingDeps): Promise<void> {
  const { spool, mailer, mailDomain, clock, folder, log } = deps;
  if (mailer === undefined) return;
  const told = await readTold(folder);
  const ids = (await spool.list('junk')).filter((id) => id > told.upTo);
  const first = ids[0];
  const last = ids.at(-1);
  if (first === undefined || last === undefined) return;
  const since = told.at ? Date.parse(told.at) : timeOfId(first);
  // A wall clock that was put back may not make the mail wait for years.
  if (Math.abs(clock.now().getTime() - since) < 7 * day) return;
  const messages: StoredMessage[] = [];
  for await (const { message } of everyMessage(spool, ['junk'])) {
    if (message.id >= first && message.id <= last) messages.push(message);
  }
  if (messages.length > 0) {
    await mailer.send(composeJunkDigest(messages, clock.now(), mailDomain));
    log.info(`Mailed which ${messages.length} messages are kept as spam.`);
  }
  await writeTold(folder, { upTo: last, at: clock.now().toISOString() });
}

const toldSchema = z.object({ upTo: z.string(), at: z.string().optional() }).catch({ upTo: '' });

async function readTold(folder: string): Promise<z.infer<typeof toldSchema>> {
  try {
    return toldSchema.parse(JSON.parse(await readFile(join(folder, 'junk-told.json'), 'utf8')));
  } catch {
    return { upTo: '' };
  }
}

async function writeTold(folder: string, told: z.infer<typeof toldSchema>): Promise<void> {
  const aside = join(folder, 'tmp', 'junk-told.json');
  await rm(aside, { force: true });
  await writeDurably(aside, JSON.stringify(told));
  await rename(aside, join(folder, 'junk-told.json'));
  await syncFolder(folder);
}
