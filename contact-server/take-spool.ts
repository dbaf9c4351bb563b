import { type Lock, lockSpool } from './spool/lock.ts';
import { createSpool } from './spool.ts';

export type TakenSpool =
  | { readonly ok: true; readonly lock: Lock }
  | { readonly ok: false; readonly problem: string };

/** Makes the spool ready and this process its only service; what was never finished is swept out. */
export async function takeSpool(folder: string): Promise<TakenSpool> {
  const spool = createSpool(folder);
  try {
    await spool.prepare();
    const lock = await lockSpool(folder);
    if (lock === undefined) return { ok: false, problem: taken };
    await spool.sweep();
    return { ok: true, lock };
  } catch (error) {
    return {
      ok: false,
      problem: `It has to name a folder that this service can make and write to; ${folder} is none: ${String(error)}`,
    };
  }
}

const taken =
  'Another contact service is running on this folder. Each needs a folder of its own, because it mails what lies in it.';
