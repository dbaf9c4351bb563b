import { mondayFirst, type Weekday } from './schedule.ts';

/** `Monday to Friday`, `Saturday and Sunday`, `Monday to Friday and Sunday`, or another word for `to`. */
export function daysInWords(days: readonly Weekday[], to = ' to '): string {
  return joined(
    runsOf(days).flatMap((run) => {
      const [first = '', ...others] = run;
      return others.length > 1 ? `${first}${to}${others.at(-1)}` : run;
    }),
  );
}

/** `Mon–Fri`, `Sat`, or `Mon–Fri, Sun`. */
export function daysInShort(days: readonly Weekday[]): string {
  return runsOf(days).map(shortRun).join(', ');
}

/** `FedEx`, `FedEx and UPS`, `FedEx, UPS and DHL`, or with another word for `and`. */
export function joined(names: readonly string[], and = 'and'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${and} `);
}

/** The day after another. */
export function dayAfter(day: Weekday): Weekday {
  return weekFrom(day)[1] ?? 'Monday';
}

/** The seven days that begin with a day. */
export function weekFrom(day: Weekday): readonly Weekday[] {
  const at = mondayFirst.indexOf(day);
  return [...mondayFirst.slice(at), ...mondayFirst.slice(0, at)];
}

function shortRun(run: readonly Weekday[]): string {
  const ends = [...run.slice(0, 1), ...run.slice(-1)].map((day) => day.slice(0, 3));
  return [...new Set(ends)].join('–');
}

/** The days in the order of a week, those that follow each other in one run. */
function runsOf(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  const runs: Weekday[][] = [[]];
  for (const day of mondayFirst) {
    if (days.includes(day)) runs.at(-1)?.push(day);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
