import './notary-check.css';
import type { ReactNode } from 'react';
import { Picked, PickQuestion, type QuestionGroup } from '../../_components/guides/picked.tsx';
import { LabelPair } from '../../_components/labels/label-pair.tsx';
import { valueClass } from '../../_components/labels/value-class.ts';
import {
  type CheckOutcome,
  feeOutcomes,
  waitFor,
  whenToSign,
  witnessOutcomes,
} from '../../_content/notary-check.ts';
import { bring } from '../../_content/notary-services.ts';
import { notaryPapers, signatureCounts, witnessAnswers } from '../../_facts/notary-visit.ts';
import { BringList } from '../../_islands/bring-list/bring-list.tsx';

const questions = [
  { group: 'a', title: 'What is the document?', labels: notaryPapers.map(({ label }) => label) },
  {
    group: 'b',
    title: 'How many people sign, not counting witnesses?',
    labels: signatureCounts.map((count) =>
      count === signatureCounts.at(-1) ? `${count}+` : String(count),
    ),
  },
  { group: 'c', title: 'How many witnesses does it ask for?', labels: witnessAnswers },
] as const;

export interface NotaryCheckProps {
  /** After it; under the questions where there is room. */
  readonly children: ReactNode;
}

/** The document, its signatures, and its witnesses give the fee, the witnesses to bring, and when to sign. */
export function NotaryCheck({ children }: NotaryCheckProps) {
  return (
    <div className="picker notary-check" id="check">
      <div className="label">
        {questions.map((question) => (
          <PickQuestion key={question.group} name="notary" {...question} />
        ))}
      </div>
      <BringList title="What to bring to the notary" items={bring}>
        <div aria-live="polite">
          <div className="cell">
            <h2>What it costs and what to bring</h2>
            <Chosen outcomes={notaryPapers.map(({ label }) => label)}>{(label) => label}</Chosen>
          </div>
          <LabelPair>
            <div className="cell">
              <span className="label-field">Notary fee</span>
              <ForPaper group="b" outcomes={notaryPapers.map(feeOutcomes)} />
            </div>
            <div className="cell">
              <span className="label-field">Witnesses</span>
              <ForPaper group="c" outcomes={notaryPapers.map(witnessOutcomes)} />
            </div>
          </LabelPair>
          <div className="cell">
            <Chosen outcomes={notaryPapers.map(whenToSign)}>{(text) => <b>{text}</b>}</Chosen>
            <p>{waitFor}</p>
          </div>
        </div>
      </BringList>
      {children}
    </div>
  );
}

interface ForPaperProps {
  /** The second question. */
  readonly group: QuestionGroup;
  /** For each paper, one for each answer to the second question. */
  readonly outcomes: readonly (readonly CheckOutcome[])[];
}

function ForPaper({ group, outcomes }: ForPaperProps) {
  return (
    <Chosen outcomes={outcomes}>
      {(ofPaper) => (
        <Chosen group={group} outcomes={ofPaper}>
          {({ value, note }) => (
            <>
              <b className={valueClass(value)}>{value}</b>
              <p>{note}</p>
            </>
          )}
        </Chosen>
      )}
    </Chosen>
  );
}

interface ChosenProps<Outcome> {
  readonly group?: QuestionGroup;
  /** One for each answer. Equal ones are shown as one. */
  readonly outcomes: readonly Outcome[];
  readonly children: (outcome: Outcome) => ReactNode;
}

function Chosen<Outcome>({ group = 'a', outcomes, children }: ChosenProps<Outcome>) {
  const words = outcomes.map((outcome) => JSON.stringify(outcome));
  return outcomes
    .filter((_, answer) => words.indexOf(words[answer] ?? '') === answer)
    .map((outcome) => {
      const key = JSON.stringify(outcome);
      const answers = words.flatMap((word, answer) => (word === key ? answer : []));
      return (
        <Picked key={key} group={group} answers={answers}>
          {children(outcome)}
        </Picked>
      );
    });
}
