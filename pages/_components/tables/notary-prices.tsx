import './hours-table.css';
import './text-table.css';
import { TableRegion } from './table-region.tsx';

export interface NotaryPricesProps {
  readonly rows: readonly (readonly [service: string, price: string, note: string])[];
}

/** What each kind of notarization costs, with a large price at the right. */
export function NotaryPrices({ rows }: NotaryPricesProps) {
  return (
    <TableRegion caption="Notary prices" kind="days stacked-table">
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Details</th>
          <th scope="col" className="align-right">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([service, price, note]) => (
          <tr key={service}>
            <th scope="row">{service}</th>
            <td>{note}</td>
            <td className="align-right number">{price}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
