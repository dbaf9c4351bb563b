import '../_assets/css/transit.css';
import '../_assets/css/stack.css';
import { counted, type Span } from '../_facts/format.ts';
import { TableRegion } from './table-region.tsx';
import { TransitBar, TransitScale } from './transit-bar.tsx';

export interface TransitTableProps {
  readonly caption: string;
  /** Over the first and the last column. */
  readonly columns: readonly [name: string, days: string];
  /** How many days the drawing is wide, and after how many a line stands: 1, or 7 for weeks. */
  readonly scale: { readonly days: number; readonly step: number };
  readonly rows: readonly {
    readonly name: string;
    readonly text?: string;
    readonly days: Span;
    /** Where it is not said in days: `2–4 weeks`. */
    readonly time?: string;
  }[];
}

/** How long things are on their way, drawn on one scale and said in figures. */
export function TransitTable({ caption, columns, scale, rows }: TransitTableProps) {
  const [name, days] = columns;
  return (
    <TableRegion caption={caption} kind="transit stk">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <td>
            <TransitScale {...scale} />
          </td>
          <th scope="col" className="r">
            {days}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name} {row.text && <small>{row.text}</small>}
            </th>
            <td>
              <TransitBar {...scale} span={row.days} />
            </td>
            <td className="r">{row.time ?? counted(row.days, 'day')}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
