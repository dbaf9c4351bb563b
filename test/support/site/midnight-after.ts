/** The store’s midnight at the end of a day, by the system’s own time zone table. */
export function midnightAfter(date: string): number {
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  const found = ['-04:00', '-05:00']
    .map((offset) => new Date(`${next}T00:00:00${offset}`))
    .find((moment) => timeAtStore(moment) === '00:00');
  if (!found) throw new Error(`${date} has no end.`);
  return found.getTime();
}

function timeAtStore(moment: Date): string {
  return moment.toLocaleTimeString('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
}
