import { openingHours } from '../../_facts/hours.ts';
import { openDays } from '../../_facts/hours-rows.ts';

const marks = {
  dry: <path d="M5 26a19 17 0 0 1 38 0zM24 5v4m0 17v12a4 4 0 0 0 8 0" />,
  glass: <path d="M14 5h20l-2 13a8 8 0 0 1-16 0zM24 26v17m-10 0h20M23 5l-3 6 6 4-4 5" />,
  shop: <path d="M8 21v22h32V21M4 21 9 7h30l5 14zM19 43V30h10v13M16 7l-2 14m18-14 2 14M24 7v14" />,
  days: (
    <>
      <path d="M5 10h38v33H5zM5 19h38M15 5v9m18-9v9" />
      <path strokeWidth="5" d={calendarDays(openDays(openingHours).length)} />
    </>
  ),
} as const;

export type CartonMarkName = keyof typeof marks;

/** A mark like those printed on cartons, shown next to its text: keep dry, fragile, our store, open days. */
export function CartonMark({ name }: { readonly name: CartonMarkName }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {marks[name]}
    </svg>
  );
}

/** A calendar's days in two rows. */
function calendarDays(days: number): string {
  const columns = Math.ceil(days / 2);
  const step = columns > 3 ? 8 : 10;
  const start = 22 - ((columns - 1) * step) / 2;
  const row = (y: number, count: number) =>
    `M${start} ${y}h4${`m${step - 4} 0h4`.repeat(count - 1)}`;
  return row(27, columns) + (days > 1 ? row(36, days - columns) : '');
}
