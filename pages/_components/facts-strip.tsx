import type { ReactNode } from 'react';
import { Label, LabelCell, LabelRow } from './label.tsx';

export interface FactsStripProps {
  /** Two to four: the number first, the sentence after. */
  readonly facts: readonly {
    readonly name: string;
    readonly value: ReactNode;
    readonly text: string;
  }[];
}

/** The figures of a page in one row of cells. */
export function FactsStrip({ facts }: FactsStripProps) {
  const columns = facts.length === 2 || facts.length === 3 ? facts.length : 4;
  return (
    <Label>
      <LabelRow columns={columns}>
        {facts.map(({ name, value, text }) => (
          <LabelCell key={name} name={name} value={value}>
            {text}
          </LabelCell>
        ))}
      </LabelRow>
    </Label>
  );
}
