import type { ReactNode } from 'react';
import { Label, LabelCell, LabelRow, type LabelRowProps } from './label.tsx';

export interface GlanceProps {
  readonly cells: readonly {
    readonly name: string;
    readonly value: ReactNode;
    readonly text: string;
  }[];
  readonly columns: LabelRowProps['columns'];
  /** Rows above and below the cells. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** The facts of a page in cells, with other rows of a label around them. */
export function Glance({ cells, columns, above, below }: GlanceProps) {
  return (
    <Label>
      {above}
      <LabelRow columns={columns}>
        {cells.map(({ name, value, text }) => (
          <LabelCell key={name} name={name} value={value}>
            {text}
          </LabelCell>
        ))}
      </LabelRow>
      {below}
    </Label>
  );
}
