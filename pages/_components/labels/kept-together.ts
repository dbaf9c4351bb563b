/** A number stays on the line of its unit: in headings, and in islands, which the build leaves unchanged. */
export const keptTogether = (text: string) =>
  text.replace(/\d (?=[a-z]|[AP]M\b)/g, (found) => found.replace(' ', '\u00a0'));
