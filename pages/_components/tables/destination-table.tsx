import './text-table.css';
import { TableRegion } from './table-region.tsx';

export interface DestinationTableProps {
  readonly rows: readonly {
    readonly region: string;
    /** Business days: `1–2`. */
    readonly days: string;
    readonly examples: string;
  }[];
}

/** Regions of the world, how many days a package takes, and some countries in each. */
export function DestinationTable({ rows }: DestinationTableProps) {
  return (
    <TableRegion caption="Popular destinations" kind="stacked-table">
      <thead>
        <tr>
          <th scope="col">Region</th>
          <th scope="col">Countries</th>
          <th scope="col" className="align-right">
            Days
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ region, days, examples }) => (
          <tr key={region}>
            <th scope="row">{region}</th>
            <td>{examples}</td>
            <td className="align-right number">{days}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
