import { plural } from '../message/plural.ts';
import { notify } from '../storage/lock.ts';
import type { CommandContext, Print } from './print.ts';
import { findOne } from './read-messages.ts';

/** Puts one message from `failed/` or `junk/` among those to be mailed. */
export async function retry(
  { store, folder }: CommandContext,
  id: string,
  print: Print,
): Promise<number> {
  const found = await findOne(store, id, print);
  if (found === undefined) return 1;
  const { message, folder: place } = found;
  if (place !== 'failed' && place !== 'junk') {
    const why = place === 'sent' ? 'was mailed already' : 'is waiting to be mailed';
    print.error(`${message.id} ${why}. "retry" is for messages in failed/ and junk/.\n`);
    return 1;
  }
  await store.move(message.id, place, 'new');
  print.out(`${message.id} ${await whenMailed(folder, 'is')}.\n`);
  return 0;
}

/** Puts every message from `failed/` among those to be mailed. */
export async function retryAll({ store, folder }: CommandContext, print: Print): Promise<number> {
  let moved = 0;
  for (const id of await store.list('failed')) {
    if (await store.move(id, 'failed', 'new')) moved += 1;
  }
  const when = moved === 0 ? 'in failed/' : await whenMailed(folder, moved === 1 ? 'is' : 'are');
  print.out(`${plural(moved, 'message', 'messages')} ${when}.\n`);
  return 0;
}

async function whenMailed(folder: string, verb: string): Promise<string> {
  return (await notify(folder)) ? `${verb} being mailed` : 'will be mailed when the service runs';
}
