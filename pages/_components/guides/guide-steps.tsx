import type { ReactNode } from 'react';
import './guide.css';
import './steps.css';
import { type Illustration, ShowIllustration } from '../drawings/show-illustration.tsx';
import { Heading } from '../labels/heading.tsx';

export interface GuideStep {
  readonly id: string;
  readonly title: string;
  readonly illustration: Illustration;
  readonly text: ReactNode;
}

export interface GuideStepsProps {
  readonly steps: readonly GuideStep[];
}

/** The steps of a guide, each with its drawing. */
export function GuideSteps({ steps }: GuideStepsProps) {
  return (
    <ol className="guide-steps">
      {steps.map(({ id, title, illustration, text }, at) => (
        <li key={id} id={id}>
          <ShowIllustration of={illustration} />
          <div>
            <p className="step">
              <b>{at + 1}</b> of {steps.length}
            </p>
            <Heading level={2}>{title}</Heading>
            {text}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Links to the steps, with their numbers. */
export function GuideContents({ steps }: GuideStepsProps) {
  return (
    <nav className="guide-contents" aria-label="In this guide">
      <ol>
        {steps.map(({ id, title }, at) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{at + 1}</b> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
