const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const day = '\\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?s?\\b';
const time = '\\d{1,2}(?::\\d\\d)? ?[AP]M';
const range = new RegExp(`(${time})(?: ?- ?| to | until )(${time})`, 'gi');
const entry = new RegExp(
  `${day}(?:(?: ?- ?| to | through )${day})?[:,]? (?:${range.source}|(closed))`,
  'gi',
);

/** Each day for which a text gives hours, and the hours: `9:00 AM-6:00 PM`, `Closed`. */
export function statedHours(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const week = new Map<string, Set<string>>();
  for (const [, first = '', last = first, from, to, closed] of text.matchAll(entry))
    for (const name of daysBetween(first, last)) {
      const said = week.get(name) ?? new Set<string>();
      week.set(name, said.add(closed ? 'Closed' : `${from}-${to}`));
    }
  return week;
}

/** Every range of time in a text: `9:00 AM-6:00 PM`. */
export function statedRanges(text: string): readonly string[] {
  return [...text.matchAll(range)].map(([, from, to]) => `${from}-${to}`);
}

function daysBetween(first: string, last: string): readonly string[] {
  const [from, to] = [first, last].map((name) =>
    weekdays.findIndex((weekday) => weekday.toLowerCase().startsWith(name.toLowerCase())),
  );
  return weekdays.slice(from, (to ?? 0) + 1);
}
