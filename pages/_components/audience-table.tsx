import { withBase } from '#authoring';
import type { Audience } from '../_content/audiences.ts';
import { TableRegion } from './table-region.tsx';

export interface AudienceTableProps {
  readonly caption: string;
  readonly audiences: readonly Audience[];
}

/** Kinds of customers, what they come for, and the area page to read next. */
export function AudienceTable({ caption, audiences }: AudienceTableProps) {
  return (
    <TableRegion caption={caption}>
      <thead>
        <tr>
          <th scope="col">Customers</th>
          <th scope="col">What we do for them</th>
        </tr>
      </thead>
      <tbody>
        {audiences.map(({ category, comesFor, area }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>
              {comesFor}
              <br />
              <a href={withBase(area.href)}>See {area.name}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
