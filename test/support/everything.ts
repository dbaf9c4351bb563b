/** Whether all pages, sizes, and repetitions are tested, as in `.ci/run`, or a sample of each. */
export const testEverything = process.env['TEST_EVERYTHING'] === '1';
