import '../_assets/css/areas.css';
import '../_assets/css/stack.css';
import { counted, type Span, span } from '../_facts/format.ts';
import { TableRegion } from './table-region.tsx';

export interface DriveTableProps {
  readonly caption: string;
  readonly drives: readonly {
    readonly origin: string;
    readonly minutes: Span;
    readonly route?: string;
  }[];
  /** Minutes that fill the whole column: one scale for all tables of the site. */
  readonly scale: number;
}

/** Minutes by car to the counter, each with its road drawn to scale. */
export function DriveTable({ caption, drives, scale }: DriveTableProps) {
  return (
    <TableRegion caption={caption} titled kind="drive stk">
      <thead>
        <tr>
          <th scope="col">From</th>
          <td aria-hidden="true">Store</td>
          <th scope="col" className="r">
            Minutes
          </th>
        </tr>
      </thead>
      <tbody>
        {drives.map(({ origin, minutes, route }) => (
          <tr key={origin}>
            <th scope="row">
              {origin}
              {route && <small>{route}</small>}
            </th>
            <td>
              <Road minutes={minutes} scale={scale} />
            </td>
            <td className="r">
              <span className="num">{span(minutes)}</span>
              <span className="vh"> {counted(minutes, 'minute').replace(/^\S+ /, '')}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}

/** As long as the shorter time; what the longer one adds is dashed. */
function Road({ minutes, scale }: { readonly minutes: Span; readonly scale: number }) {
  const [from, to] = typeof minutes === 'number' ? [minutes, minutes] : minutes;
  const at = (minute: number) => `${Math.round((100 * minute) / scale)}%`;
  return (
    <svg aria-hidden="true">
      <line className="rd" y1="50%" x2={at(from)} y2="50%" />
      <line className="mid" y1="50%" x2={at(from)} y2="50%" />
      {to > from && <line className="more" x1={at(from)} y1="50%" x2={at(to)} y2="50%" />}
    </svg>
  );
}
