/** Whether all pages, sizes, and repetitions are tested, as in `.ci/run`, or a sample of each. */
export const testEverything = process.env['TEST_EVERYTHING'] === '1';

/** For tests of details that take seconds each: `npm test` skips them. */
export const thorough = { tags: 'thorough' };

/** What works without a script is usually tested so: the script must change nothing. */
export const javaScriptModes = testEverything ? [true, false] : [false];
