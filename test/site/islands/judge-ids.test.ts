import { expect, test } from 'vitest';
import {
  eitherAsProof,
  type IdDocument,
  photoIds,
  proofs,
} from '../../../pages/_facts/mailbox-ids.ts';
import { idRule, judgeIds } from '../../../pages/_islands/id-chooser/judge-ids.ts';

const documents = [...photoIds, ...proofs];
const hands = Array.from({ length: 2 ** documents.length }, (_, bits) =>
  documents.filter((_, index) => bits & (2 ** index)),
);

/** Independent of the page: the line numbers in the store's two lists. */
const photoNames = /passport|license|non-driver|government|university|resident/i;
const proofNames = /license|non-driver|vehicle registration|insurance|lease|mortgage|voter/i;

function opens(hand: readonly IdDocument[]): boolean {
  return hand.some(
    (photo) =>
      photo !== eitherAsProof &&
      photoNames.test(photo.name) &&
      hand.some(
        (proof) =>
          proof !== photo &&
          proofNames.test(proof.name) &&
          // It can be the same license.
          !(proof === eitherAsProof && proofNames.test(photo.name)),
      ),
  );
}

test('each set of documents opens a mailbox, or the answer says what is missing', () => {
  expect(hands).toHaveLength(4096);
  for (const hand of hands) {
    const names = hand.map(({ name }) => name).join(', ');
    const [start = '', first = '', , second = ''] = judgeIds(hand);
    expect(start.startsWith('You’re set'), names).toBe(opens(hand));
    if (!opens(hand)) continue;
    const called = hand.map((document) => document.called);
    expect(called, names).toContain(first);
    expect(called, names).toContain(second);
    expect(second, names).not.toBe(first);
    expect(start.includes(`if your ${second} is from the US`), names).toBe(
      photoNames.test(second) && second !== eitherAsProof.called,
    );
    expect(first, names).toMatch(photoNames);
    expect(second, names).toMatch(proofNames);
  }
});

test('with nothing checked, the answer is the rule', () => {
  expect(judgeIds([])).toEqual([idRule]);
});
