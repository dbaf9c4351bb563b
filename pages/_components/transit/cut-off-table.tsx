import { Fragment } from 'react';
import { TableRegion } from '../tables/table-region.tsx';

export interface CutOffTableProps {
  readonly caption: string;
  readonly rows: readonly {
    readonly carrier: string;
    readonly services: string;
    readonly sameDay: string;
    readonly cutoff: string;
  }[];
}

/** Until when each carrier's packages leave the same day, and until when the counter takes them. */
export function CutOffTable({ caption, rows }: CutOffTableProps) {
  return (
    <TableRegion caption={caption}>
      <thead>
        <tr>
          <th scope="col">Carrier</th>
          <th scope="col" className="align-right">
            <span className="unbroken">Same-day</span> <span className="unbroken">drop-off</span>
          </th>
          <th scope="col" className="align-right">
            <span className="unbroken">Drop-off</span> ends
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ carrier, services, sameDay, cutoff }) => (
          <Fragment key={carrier}>
            <tr>
              <th scope="row">{carrier}</th>
              <td className="align-right number">{sameDay}</td>
              <td className="align-right number">{cutoff}</td>
            </tr>
            <tr className="cut-off-services">
              <td className="small" colSpan={3}>
                {services}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </TableRegion>
  );
}
