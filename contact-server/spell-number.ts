/**
 * A whole number as it is written in English: 5,000. `toLocaleString` says the same, and keeps 8 MB of
 * the world's ways to write numbers in memory for as long as the service runs.
 */
export function spellNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
