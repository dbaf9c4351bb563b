import { expect, test } from 'vitest';
import { avoidedWords } from '../../../pages/_checks/avoided-words.ts';
import { wordsAvoidedIn } from '../../../pages/_checks/wording.ts';

const found = (sentence: string): readonly string[] =>
  avoidedWords.flatMap((rule) => wordsAvoidedIn(sentence, rule)?.word ?? []);

test('each word has a fix in a full sentence', () => {
  for (const { say } of avoidedWords) expect(say).toMatch(/^[A-Z].*[.]$/);
});

test.each([
  ['Bring your parcel to the counter.', 'parcel'],
  ['Insured & Protected: full cover on request.', 'full cover on request'],
  ['Full coverage for every item', 'Full coverage'],
  ['Send it by e-mail.', 'e-mail'],
  ['Book a truck with a lift gate.', 'lift gate'],
  ['Bring it until 4:45 PM.', 'until 4:45'],
  ['Certified copies, sworn statements', 'Certified copies'],
  ['It is guaranteed to arrive.', 'guaranteed'],
  ['Our lobby is always open.', 'always open'],
  ['We answer for it if it breaks.', 'We answer for'],
  ['It ships within 2 working days.', 'working days'],
])('"%s" is rejected for "%s"', (sentence, word) => {
  expect(found(sentence)).toContain(word);
});

test.each([
  'Stamped mail, UPS Parcel Pro, and freight trucks with a liftgate.',
  'Open until 6:00 PM.',
  'USPS Global Express Guaranteed',
  'We can’t make certified copies.',
  'New Centre Dr and Military Cutoff Rd',
  'Fax a cover sheet with your pages.',
])('"%s" is allowed', (sentence) => {
  expect(found(sentence)).toEqual([]);
});
