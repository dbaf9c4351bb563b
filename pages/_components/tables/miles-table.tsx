import './miles-table.css';
import { TableRegion } from './table-region.tsx';

export interface MilesTableProps {
  readonly caption: string;
  /** Nearest first. */
  readonly places: readonly { readonly name: string; readonly miles: number }[];
}

/** How far each place is, as a figure and as a drawn length. */
export function MilesTable({ caption, places }: MilesTableProps) {
  const farthest = Math.max(...places.map(({ miles }) => miles));
  return (
    <TableRegion caption={caption} kind="miles-table">
      <thead>
        <tr>
          <th scope="col">From</th>
          <td />
          <th scope="col" className="align-right">
            Miles
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, miles }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg aria-hidden="true">
                <line x2={`${Math.round((100 * miles) / farthest)}%`} />
              </svg>
            </td>
            <td className="align-right">{miles.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
