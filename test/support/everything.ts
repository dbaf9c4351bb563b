/** Whether tests visit all pages in all sizes, as `.ci/run` wants, and not only one page of each kind in a few. */
export const isEverything = process.env['TEST_EVERYTHING'] !== undefined;

/** What works without a script is usually tested so: the script must change nothing. */
export const javaScriptModes = isEverything ? [true, false] : [false];
