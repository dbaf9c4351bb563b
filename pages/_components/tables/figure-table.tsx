import './hours-table.css';
import { TableRegion } from './table-region.tsx';

export interface FigureTableProps {
  readonly caption: string;
  readonly columns: readonly [string, string];
  readonly rows: readonly (readonly [name: string, figure: string])[];
  /** Whether the figures are hours, in the type of the store’s hours. */
  readonly hours?: boolean;
}

/** Names and one figure each, at the right: drive times, prices, cut-off times. */
export function FigureTable({ caption, columns: [name, figure], rows, hours }: FigureTableProps) {
  return (
    <TableRegion caption={caption} kind="days">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col" className="align-right">
            {figure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([of, value]) => (
          <tr key={of}>
            <th scope="row">{of}</th>
            <td className={hours ? 'align-right' : 'align-right number'}>{value}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
