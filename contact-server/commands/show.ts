import { composeText } from '../delivery/compose-mail.ts';
import { findMessage, type Placed } from '../spool/find-message.ts';
import type { Spool } from '../spool.ts';
import { forTerminal, type Print } from './print.ts';

export async function show(spool: Spool, id: string, print: Print): Promise<number> {
  const found = await findOne(spool, id, print);
  if (found === undefined) return 1;
  print.out(`In: ${found.folder}\n${forTerminal(composeText(found.message))}`);
  return 0;
}

/** Says so where no message, or more than one, has such an id. */
export async function findOne(spool: Spool, id: string, print: Print): Promise<Placed | undefined> {
  const found = await findMessage(spool, id);
  if (found.length === 1) return found[0];
  const ids = found.map(({ message }) => `  ${message.id}\n`).join('');
  print.error(
    found.length === 0
      ? `No message has the id ${JSON.stringify(id)}.\n  The command "list" names them all.\n`
      : `${found.length} messages have ${JSON.stringify(id)} in their ids.\n${ids}`,
  );
  return undefined;
}
