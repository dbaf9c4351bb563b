import { useRoutes } from '#authoring';
import type { Audience } from '../_store/audiences.ts';
import { TableRegion } from './table-region.tsx';

export interface AudienceTableProps {
  readonly caption: string;
  readonly audiences: readonly Audience[];
}

/** Kinds of customers, what they come for, and where to read on. */
export function AudienceTable({ caption, audiences }: AudienceTableProps) {
  const { has } = useRoutes();
  return (
    <TableRegion caption={caption}>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Comes for</th>
          <th scope="col">For example</th>
        </tr>
      </thead>
      <tbody>
        {audiences.map(({ category, comesFor, area }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>{comesFor}</td>
            <td>{has(area.href) ? <a href={area.href}>{area.name}</a> : area.name}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
