/** Whether all pages, sizes, and repetitions are tested, as in `.ci/run`, or a sample of each. */
export const testEverything = process.env['TEST_EVERYTHING'] === '1';

/** What works without a script is usually tested so: the script must change nothing. */
export const javaScriptModes = testEverything ? [true, false] : [false];
