import '../_assets/css/today.css';
import '../_assets/css/week.css';
import { TableRegion } from './table-region.tsx';

export interface WeekRow {
  readonly name: string;
  /** Monday first: `5:00`, `Yes`, or null for none. */
  readonly days: readonly (string | null)[];
}

export interface WeekTableProps {
  readonly caption: string;
  /** What the times mean: `Times are PM, Eastern.` */
  readonly note: string;
  readonly rows: readonly WeekRow[];
}

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** What happens on each day of the week. Live: the state `open.day` marks today's column. */
export function WeekTable({ caption, note, rows }: WeekTableProps) {
  return (
    <TableRegion
      caption={caption}
      titled
      note={<Note words={note} />}
      kind="week"
      marksToday
      shared
    >
      <colgroup>
        <col />
        {week.map((day, index) => (
          <col key={day} className={`d${index + 1}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Carrier</th>
          {week.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, days }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {week.map((day, index) => (
              <td key={day}>{days[index] ?? <None />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}

function Note({ words }: { readonly words: string }) {
  return (
    <>
      {words}{' '}
      <span className="now">
        Today is <span data-live="open.day">shaded</span>.
      </span>
    </>
  );
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">none</span>
    </>
  );
}
