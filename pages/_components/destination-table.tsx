import { TableRegion } from './table-region.tsx';

export interface DestinationTableProps {
  readonly rows: readonly {
    readonly country: string;
    readonly days: string;
    readonly mind: string;
  }[];
}

/** Countries, how soon a parcel is there, and what not to forget. */
export function DestinationTable({ rows }: DestinationTableProps) {
  return (
    <TableRegion caption="Popular destinations">
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col" className="r">
            Days
          </th>
          <th scope="col">Mind this</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country, days, mind }) => (
          <tr key={country}>
            <th scope="row">{country}</th>
            <td className="r num">{days}</td>
            <td>{mind}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
