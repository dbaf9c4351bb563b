import { afterAll } from 'vitest';
import { browser } from './browser.ts';

/** Test files of one worker share the browser: contexts that a failed test leaves open end with its file. */
afterAll(async () => {
  for (const context of browser.contexts()) await context.close();
});
