import { TableRegion } from './table-region.tsx';

export interface CutOffTableProps {
  readonly caption: string;
  readonly rows: readonly {
    readonly carrier: string;
    readonly services: string;
    readonly cutoff: string;
  }[];
}

/** Until when each carrier's parcels are taken in. */
export function CutOffTable({ caption, rows }: CutOffTableProps) {
  return (
    <TableRegion caption={caption}>
      <thead>
        <tr>
          <th scope="col">Carrier</th>
          <th scope="col">Services</th>
          <th scope="col" className="r">
            Drop off by
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ carrier, services, cutoff }) => (
          <tr key={carrier}>
            <th scope="row">{carrier}</th>
            <td>{services}</td>
            <td className="r num">{cutoff}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
