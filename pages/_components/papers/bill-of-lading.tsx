import './paper.css';
import { Label, LabelCell, LabelRow } from '../labels/label.tsx';

export interface BillOfLadingProps {
  /** Rows of the form: the name of a field, and what to write there. */
  readonly rows: readonly (readonly (readonly [field: string, write: string])[])[];
}

/** The paper that travels with freight, with what to write in each of its fields. */
export function BillOfLading({ rows }: BillOfLadingProps) {
  return (
    <Label paper>
      {rows.map((row) => (
        <LabelRow key={row[0]?.[0]} columns={row.length === 3 ? 3 : 2}>
          {row.map(([field, write]) => (
            <LabelCell key={field} name={field}>
              {write}
            </LabelCell>
          ))}
        </LabelRow>
      ))}
    </Label>
  );
}
