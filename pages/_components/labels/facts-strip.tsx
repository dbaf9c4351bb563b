import type { ReactNode } from 'react';
import { columnsFor, Label, LabelCell, LabelRow } from './label.tsx';

export interface FactsStripProps {
  /** Two to four: the number first, the sentence after. */
  readonly facts: readonly {
    readonly name: string;
    readonly value: ReactNode;
    readonly text: string;
  }[];
  /** More rows of the label, below the cells. */
  readonly children?: ReactNode;
}

/** The figures of a page in one row of cells. */
export function FactsStrip({ facts, children }: FactsStripProps) {
  return (
    <Label>
      <LabelRow columns={columnsFor(facts)}>
        {facts.map(({ name, value, text }) => (
          <LabelCell key={name} name={name} value={value}>
            {text}
          </LabelCell>
        ))}
      </LabelRow>
      {children}
    </Label>
  );
}
