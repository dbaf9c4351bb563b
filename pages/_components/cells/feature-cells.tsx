import './feature-cells.css';
import type { ReactNode } from 'react';
import { type Illustration, ShowIllustration } from '../drawings/show-illustration.tsx';
import { Label, LabelRow } from '../labels/label.tsx';

export interface FeatureCellsProps {
  readonly features: readonly {
    /** Over the field name. The words beside it say the same. */
    readonly picture?: Illustration;
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
        {features.map(({ picture, field, title, text }) => (
          <div className="cell" key={title}>
            {picture && <ShowIllustration of={picture} title="" />}
            <span className="label-field">{field}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}
