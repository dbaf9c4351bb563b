import { setTimeout as pause } from 'node:timers/promises';

/** Only ends a test that hangs, and before the test runner does, which would not say what it waited for. */
export const maxWaitMs = 90_000;

/** Polls until there is a value; gives up with the name of what it waited for. */
export async function waitFor<Value>(
  what: string | (() => string),
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
  milliseconds = maxWaitMs,
): Promise<Value> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > end)
      throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}.`);
    await pause(5);
  }
}
