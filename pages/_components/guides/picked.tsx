import type { ReactNode } from 'react';
import './picker.css';

/** The first question of a tool is `a`. The style sheet knows five answers to the first two questions and four to the third. */
export type QuestionGroup = 'a' | 'b' | 'c';

export interface PickQuestionProps {
  /** Of the tool, unique on the page. */
  readonly name: string;
  readonly group: QuestionGroup;
  readonly title: string;
  readonly labels: readonly string[];
  /** A drawing for each answer, in the order of the labels. */
  readonly pictures?: readonly ReactNode[];
}

/** A question with its answers as radio buttons. The first is chosen at the start. */
export function PickQuestion({ name, group, title, labels, pictures }: PickQuestionProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div>
        {labels.map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              name={`${name}-${group}`}
              data-answer={`${group}${index + 1}`}
              defaultChecked={index === 0}
            />
            {pictures?.[index]}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface PickedProps {
  readonly group: QuestionGroup;
  /** The answers that show it, the first is 0. */
  readonly answers: readonly number[];
  readonly children: ReactNode;
}

/** What is shown once one of these answers is chosen. The style sheet does it, so it needs no script. */
export function Picked({ group, answers, children }: PickedProps) {
  const names = answers.map((answer) => `${group}${answer + 1}`);
  return (
    <div className="picker-answer" data-shown-by={names.join(' ')}>
      {children}
    </div>
  );
}
