import { day } from '../delivery/clock.ts';
import { forgetBefore, forgetEmail } from '../spool/forget-messages.ts';
import type { Spool } from '../spool.ts';
import type { Print } from './print.ts';

export interface ForgetOptions {
  readonly email?: string | undefined;
  /** A calendar date, in UTC, or a moment. */
  readonly before?: Date | undefined;
}

/** Removes messages for good. What was not mailed yet goes only with its address. */
export async function forget(
  spool: Spool,
  { email, before }: ForgetOptions,
  { keepDays, now }: { readonly keepDays: number; readonly now: Date },
  print: Print,
): Promise<number> {
  const forgotten = await remove();
  print.out(`${forgotten === 1 ? '1 message' : `${forgotten} messages`} removed.\n`);
  return 0;

  function remove(): Promise<number> {
    if (email !== undefined) return forgetEmail(spool, email);
    if (before !== undefined) return forgetBefore(spool, before, ['sent', 'failed', 'junk']);
    return forgetBefore(spool, new Date(now.getTime() - keepDays * day), ['sent', 'junk']);
  }
}
