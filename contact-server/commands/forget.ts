import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeBefore, removeExpired } from '../delivery/maintenance/retention.ts';
import { plural } from '../message/plural.ts';
import { findCorruptFiles, findMessages } from '../storage/find-messages.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { type CommandContext, oneLineName, print, printError } from './print.ts';

export interface ForgetOptions {
  readonly email?: string | undefined;
  /** A calendar date, in UTC, or a moment. */
  readonly before?: Date | undefined;
}

/** Removes messages for good. A message that was not mailed yet goes only with its address. */
export async function forget(
  { store, settings }: CommandContext,
  { email, before }: ForgetOptions,
): Promise<number> {
  if (email !== undefined) return forgetEmail(store, email);
  const removed =
    before === undefined
      ? await removeExpired(store, settings, new Date())
      : await removeBefore(store, before, ['sent', 'failed', 'junk']);
  print(`${plural(removed, 'message', 'messages')} removed.\n`);
  return 0;
}

async function forgetEmail(store: MessageStore, email: string): Promise<number> {
  let removed = 0;
  for await (const { folder: place, message } of findMessages(store, { email })) {
    if (await store.remove(message.id, place)) removed += 1;
  }
  const { found, unsearched } = await findCorruptFiles(store, email);
  for (const name of found) await rm(join(store.root, 'corrupt', name));
  print(`${plural(removed + found.length, 'message', 'messages')} removed.\n`);
  for (const name of unsearched)
    printError(`corrupt/${oneLineName(name)} could not be searched. Check it by hand.\n`);
  return unsearched.length === 0 ? 0 : 1;
}
