import { afterAll } from 'vitest';
import { openContexts } from './open-contexts.ts';

/** Test files of one process share the browser: contexts that a failed test leaves open end with its file. */
afterAll(async () => {
  for (const context of openContexts) await context.close();
});
