import { knock } from '../spool/lock.ts';
import type { Spool } from '../spool.ts';
import type { Print } from './print.ts';
import { findOne } from './show.ts';

/** Puts a message that was refused, or taken for spam, among those to be mailed. */
export async function retry(
  spool: Spool,
  folder: string,
  id: string,
  print: Print,
): Promise<number> {
  const found = await findOne(spool, id, print);
  if (found === undefined) return 1;
  const { message, folder: at } = found;
  if (at !== 'failed' && at !== 'junk') {
    const why = at === 'sent' ? 'was mailed already' : 'is on its way';
    print.error(`${message.id} ${why}. Only what lies in failed/ or junk/ can be tried again.\n`);
    return 1;
  }
  await spool.move(message.id, at, 'new');
  const isRunning = await knock(folder);
  const when = isRunning ? 'is being mailed' : 'will be mailed when the service runs';
  print.out(`${message.id} ${when}.\n`);
  return 0;
}
