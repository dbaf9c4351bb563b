import { timeOfId } from '../spool/stored-message.ts';
import type { Spool } from '../spool.ts';
import type { QueueStatus } from './queue-status.ts';

type Counted = Pick<QueueStatus, 'waiting' | 'oldestWaiting' | 'failed' | 'corrupt' | 'junk'>;

/** Counts what lies in the spool. */
export async function readStatus(spool: Spool): Promise<Counted> {
  const [fresh, current, failed, junk, corrupt] = await Promise.all([
    spool.list('new'),
    spool.list('cur'),
    spool.list('failed'),
    spool.list('junk'),
    spool.names('corrupt'),
  ]);
  const oldest = [fresh[0], current[0]].filter((id) => id !== undefined).sort()[0];
  return {
    waiting: fresh.length + current.length,
    oldestWaiting: oldest === undefined ? undefined : new Date(timeOfId(oldest)),
    failed: failed.length,
    junk: junk.length,
    corrupt: corrupt.length,
  };
}
