import { useRoutes, withBase } from '#authoring';
import type { Audience } from '../_store/audiences.ts';
import { TableRegion } from './table-region.tsx';

export interface AudienceTableProps {
  readonly caption: string;
  readonly audiences: readonly Audience[];
}

/** Kinds of customers, what they come for, and the area page to read next. */
export function AudienceTable({ caption, audiences }: AudienceTableProps) {
  const { has } = useRoutes();
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
              {has(area.href) ? <a href={withBase(area.href)}>See {area.name}</a> : area.name}
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
