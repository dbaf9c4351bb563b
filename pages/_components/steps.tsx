import type { ReactNode } from 'react';
import '../_assets/css/steps.css';

export interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
}

/** What happens, in order, counted as parcels are: 1 of 3. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="of">
            <b>{index + 1}</b> of {steps.length}
          </span>
          <h3 className={steps.length > 3 ? 'h4' : undefined}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
