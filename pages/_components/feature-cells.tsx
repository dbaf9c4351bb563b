import type { ReactNode } from 'react';
import { Label, LabelRow } from './label.tsx';

export interface FeatureCellsProps {
  /** `h2` where the cells stand right under the page's title. */
  readonly heading?: 'h2' | 'h3';
  readonly features: readonly {
    /** The small field name over the title. */
    readonly field: string;
    readonly title: string;
    readonly text: ReactNode;
  }[];
}

/** What a service consists of, as the cells of one label. */
export function FeatureCells({ features, heading: Heading = 'h3' }: FeatureCellsProps) {
  return (
    <Label>
      <LabelRow columns={3}>
        {features.map(({ field, title, text }) => (
          <div className="lc" key={title}>
            <span className="f">{field}</span>
            <Heading className={Heading === 'h2' ? 'h4' : undefined}>{title}</Heading>
            <p>{text}</p>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}
