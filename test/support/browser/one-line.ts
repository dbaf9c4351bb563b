/** A text without what only lays it out: lines and no-break spaces. */
export const oneLine = (laidOut: string): string => laidOut.replace(/\s+/g, ' ').trim();
