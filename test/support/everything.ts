/** Whether tests visit all pages in all sizes, as `.ci/run` wants, and not only one page of each kind in a few. */
export const isEverything = process.env['TEST_EVERYTHING'] !== undefined;
