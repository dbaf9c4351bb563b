/** For text of an island, which the build leaves as it is: a number stays on the line of its unit. */
export const keptTogether = (text: string) =>
  text.replace(/\d (?=[a-z]|[AP]M\b)/g, (found) => found.replace(' ', '\u00a0'));
