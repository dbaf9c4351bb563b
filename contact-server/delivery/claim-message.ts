import type { Log } from '../log.ts';
import { errorCode } from '../spool/error-code.ts';
import type { StoredMessage } from '../spool/stored-message.ts';
import type { Spool } from '../spool.ts';

/**
 * Takes a message out of `new/`, unless it lies in `cur/` already, and reads it. Resolves to undefined
 * where it is gone, or was no message and went to `corrupt/`.
 */
export async function claimMessage(
  id: string,
  spool: Spool,
  log: Log,
): Promise<StoredMessage | undefined> {
  await spool.move(id, 'new', 'cur');
  try {
    const message = await spool.read('cur', id);
    if (message !== undefined) return message;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    // This has to do with the process, not with the file.
    if (code === 'EMFILE' || code === 'ENFILE' || code === 'ENOMEM') throw error;
  }
  await setAside(`${id}.json`, 'cur', spool, log);
  return undefined;
}

/** A file that cannot be moved stays where it is, and the others go on. */
export async function setAside(
  name: string,
  from: 'new' | 'cur',
  spool: Spool,
  log: Log,
): Promise<void> {
  const what = `${from}/${JSON.stringify(name)} is no message`;
  try {
    await spool.setAside(name, from);
    log.error(`${what} and was moved to corrupt/.`);
  } catch (error) {
    log.error(`${what} and could not be moved to corrupt/: ${errorCode(error)}.`);
  }
}
