import '../_assets/css/feature-cells.css';
import type { ReactNode } from 'react';
import { type Illustration, ShowIllustration } from './illustrations/illustration.tsx';
import { Label, LabelRow } from './label.tsx';

export interface FeatureCellsProps {
  /** `h2` where the cells stand right under the page's title. */
  readonly heading?: 'h2' | 'h3';
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
export function FeatureCells({ features, heading: Heading = 'h3' }: FeatureCellsProps) {
  return (
    <Label>
      <LabelRow columns={3}>
        {features.map(({ picture, field, title, text }) => (
          <div className="lc" key={title}>
            {picture && <ShowIllustration of={picture} alt="" />}
            <span className="f">{field}</span>
            <Heading className={Heading === 'h2' ? 'h4' : undefined}>{title}</Heading>
            <p>{text}</p>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}
