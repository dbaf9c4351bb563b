import type { ReactNode } from 'react';
import { Label, LabelRow } from './label.tsx';

export interface FeatureCellsProps {
  readonly features: readonly {
    /** The small field name over the title. */
    readonly field: string;
    readonly title: string;
    readonly text: ReactNode;
  }[];
}

/** What a service consists of, as the cells of one label. */
export function FeatureCells({ features }: FeatureCellsProps) {
  return (
    <Label>
      <LabelRow columns={3}>
        {features.map(({ field, title, text }) => (
          <div className="lc" key={title}>
            <span className="f">{field}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}
