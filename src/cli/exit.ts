/** Ends the process. The site's code gets another `process.exit`, which throws. */
export const exit: typeof process.exit = process.exit.bind(process);
