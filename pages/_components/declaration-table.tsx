import '../_assets/css/carriers.css';
import { TableRegion } from './table-region.tsx';

export interface DeclarationTableProps {
  /** What clears, and what is held for asking. */
  readonly lines: readonly (readonly [clear: string, vague: string])[];
}

/** Lines of a customs form, each written so that it passes, beside the one that does not. */
export function DeclarationTable({ lines }: DeclarationTableProps) {
  return (
    <TableRegion caption="Contents on a customs form, clear and vague" kind="declare">
      <thead>
        <tr>
          <th scope="col">Write</th>
          <th scope="col">Instead of</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([clear, vague]) => (
          <tr key={clear}>
            <th scope="row">{clear}</th>
            <td>
              <s>{vague}</s>
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
