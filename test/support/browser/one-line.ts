/** A text without what only lays it out: lines, no-break spaces, and word joiners. */
export const oneLine = (laidOut: string): string =>
  laidOut.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
