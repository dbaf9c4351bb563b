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
          <th scope="col" className="r">
            <span className="unbroken">Same-day</span> <span className="unbroken">drop-off</span>
          </th>
          <th scope="col" className="r">
            <span className="unbroken">Drop-off</span> ends
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ carrier, services, sameDay, cutoff }) => (
          <Fragment key={carrier}>
            <tr>
              <th scope="row">{carrier}</th>
              <td className="r num">{sameDay}</td>
              <td className="r num">{cutoff}</td>
            </tr>
            <tr className="kinds">
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
