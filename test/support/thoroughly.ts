import { test } from 'vitest';
import { testEverything } from './everything.ts';

/** A test of details that take seconds: `npm test` skips it, and `.ci/run` does not. */
export const thoroughly = test.runIf(testEverything);
