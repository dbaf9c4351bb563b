import type { ReactNode } from 'react';
import type { PickedAnswer } from '../../_content/picked-answer.ts';
import { Picked, PickQuestion } from './picked.tsx';

export interface Question {
  readonly title: string;
  /** At most four. The first is chosen at the start. */
  readonly answers: readonly PickedAnswer[];
}

export interface TwoQuestionsProps {
  /** For links to it. */
  readonly id?: string;
  /** Unique on the page. */
  readonly name: string;
  readonly questions: readonly [Question, Question];
  /** A block that other pages hold too, word for word. */
  readonly shared?: boolean;
  /** What the answers filter: `data-hidden-by="b2"` hides an element while the second answer of the second question is chosen. */
  readonly children?: ReactNode;
}

const groups = ['a', 'b'] as const;

/** Two questions, each with what follows from the answer. The style sheet shows what was chosen, so it needs no script. */
export function TwoQuestions({ id, name, questions, shared, children }: TwoQuestionsProps) {
  const numbered = questions.map((question, index) => ({
    ...question,
    group: groups[index] ?? 'a',
  }));
  return (
    <div className="label picker" id={id} data-shared={shared}>
      {numbered.map(({ title, answers, group }) => (
        <PickQuestion
          key={group}
          name={name}
          group={group}
          title={title}
          labels={answers.map(({ label }) => label)}
          pictures={answers.map(({ picture }) => picture)}
        />
      ))}
      <div className="cell" aria-live="polite">
        {numbered.flatMap(({ answers, group }) =>
          answers.map(({ label, says, lines }, index) => (
            <Picked key={label} group={group} answers={[index]}>
              <b className="h4">{says}</b>
              <ul>
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never change.
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </Picked>
          )),
        )}
      </div>
      {children}
    </div>
  );
}
