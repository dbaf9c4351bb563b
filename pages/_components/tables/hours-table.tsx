import type { HoursRow } from '../../_facts/hours-rows.ts';
import './hours-table.css';
import { TableRegion } from './table-region.tsx';

export interface HoursTableProps {
  readonly caption?: string;
  /** Whether a heading over it says the caption already, so that it is only heard. */
  readonly headed?: boolean;
  /** A row for each day, Monday first. */
  readonly days: readonly HoursRow[];
}

/** When the store is open, day by day. Live: the state `open.day` marks today's row. */
export function HoursTable({ caption = 'Hours', headed, days }: HoursTableProps) {
  return (
    <TableRegion caption={caption} titled={!headed} kind="days" marksToday shared>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ first, hours }) => (
          <tr key={first} data-day={first}>
            <th scope="row">{first}</th>
            <td className="align-right">{hours}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
