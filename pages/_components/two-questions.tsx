import type { ReactNode } from 'react';
import '../_assets/css/pick.css';

export interface Question {
  readonly title: string;
  /** At most four. The first is chosen at the start. */
  readonly answers: readonly PickedAnswer[];
}

export interface PickedAnswer {
  /** What the visitor chooses. */
  readonly label: string;
  /** The answer in a few words. */
  readonly says: string;
  readonly lines: readonly ReactNode[];
}

export interface TwoQuestionsProps {
  /** Unique on the page. */
  readonly name: string;
  readonly questions: readonly [Question, Question];
  /** What the answers filter: the class `no-b2` hides an element while the second answer of the second question is chosen. */
  readonly children?: ReactNode;
}

/** Two questions, each with what follows from the answer. The style sheet shows what was chosen, so it needs no script. */
export function TwoQuestions({ name, questions, children }: TwoQuestionsProps) {
  const numbered = questions.map((question, index) => ({ ...question, group: 'ab'.charAt(index) }));
  return (
    <div className="label pick">
      {numbered.map(({ title, answers, group }) => (
        <fieldset key={group}>
          <legend>{title}</legend>
          <div>
            {answers.map(({ label }, index) => (
              <label key={label}>
                <input
                  type="radio"
                  name={`${name}-${group}`}
                  className={`${group}${index + 1}`}
                  defaultChecked={index === 0}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="lc" aria-live="polite">
        {numbered.flatMap(({ answers, group }) =>
          answers.map(({ label, says, lines }, index) => (
            <div key={label} className={`${group}${index + 1}s`}>
              <b className="h4">{says}</b>
              <ul>
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never change.
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </div>
          )),
        )}
      </div>
      {children}
    </div>
  );
}
