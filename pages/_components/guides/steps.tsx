import type { ReactNode } from 'react';
import './steps.css';
import { type Illustration, ShowIllustration } from '../drawings/show-illustration.tsx';

export interface StepsProps {
  readonly steps: readonly Step[];
  /** In the order of the steps. */
  readonly pictures?: readonly Illustration[];
  /** They may happen in any order, so they have no numbers. */
  readonly unordered?: boolean;
}

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
  readonly picture?: Illustration;
}

/** What happens, in order, counted as packages are: 1 of 3. */
export function Steps({ steps, pictures, unordered }: StepsProps) {
  const drawn = steps.map((step, at) => ({ picture: pictures?.[at], ...step }));
  const List = unordered ? 'ul' : 'ol';
  return (
    <List className="steps">
      {drawn.map(({ title, text, picture }, index) => (
        <li key={title}>
          {picture && <ShowIllustration of={picture} title="" />}
          {!unordered && (
            <span className="step">
              <b>{index + 1}</b> of {steps.length}
            </span>
          )}
          <h3 className={steps.length > 3 ? 'h4' : undefined}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
