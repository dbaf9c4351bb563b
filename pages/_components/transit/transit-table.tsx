import './transit-table.css';
import '../tables/text-table.css';
import { counted, type Span } from '../../_facts/format.ts';
import { GroupHead } from '../tables/group-table.tsx';
import { TableRegion } from '../tables/table-region.tsx';
import { TransitBar, TransitScale } from './transit-bar.tsx';

export interface TransitTableProps {
  readonly caption: string;
  /** Over the first and the last column. */
  readonly columns: readonly [name: string, days: string];
  /** How many days the drawing covers, and after how many there is a line: 1, or 7 for weeks. */
  readonly scale: { readonly days: number; readonly step: number };
  readonly groups: readonly {
    /** Omit it if the table has only one group. */
    readonly title?: string;
    /** Next to the title. */
    readonly note?: string;
    readonly rows: readonly TransitRow[];
  }[];
}

export interface TransitRow {
  readonly name: string;
  readonly text?: string;
  /** Omit them if no source states them. */
  readonly days?: Span | undefined;
  /** Instead of the days in figures. */
  readonly time?: string;
}

/** How long things are on their way, drawn on one scale and said in figures. */
export function TransitTable({ caption, columns, scale, groups }: TransitTableProps) {
  const [first, last] = columns;
  return (
    <TableRegion caption={caption} kind="transit-table stacked-table">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <td>
            <TransitScale {...scale} />
          </td>
          <th scope="col" className="align-right">
            {last}
          </th>
        </tr>
      </thead>
      {groups.map(({ title, note, rows }) => (
        <tbody key={title ?? caption}>
          {title && <GroupHead {...{ title, note }} columns={3} />}
          {rows.map(({ name, text, days, time }) => (
            <tr key={name}>
              <th scope="row">
                {name} {text && <small>{text}</small>}
              </th>
              <td>{days && <TransitBar {...scale} span={days} />}</td>
              <td className="align-right">{time ?? (days && counted(days, 'day'))}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </TableRegion>
  );
}
