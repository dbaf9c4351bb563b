import '../guides/guide.css';
import { TableRegion } from './table-region.tsx';

export interface DeclarationTableProps {
  /** What to write, and what is too vague. */
  readonly lines: readonly (readonly [clear: string, vague: string])[];
}

/** Lines of a customs form: a clear description, and the vague words that it replaces. */
export function DeclarationTable({ lines }: DeclarationTableProps) {
  return (
    <TableRegion caption="How to describe contents on a customs form" kind="declaration-table">
      <thead>
        <tr>
          <th scope="col">Write this</th>
          <th scope="col">Not this</th>
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
