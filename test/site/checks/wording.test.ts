import { expect, test } from 'vitest';
import { avoidedWords } from '../../../pages/_checks/avoided-words.ts';
import { wordsAvoidedIn } from '../../../pages/_checks/wording.ts';

const found = (sentence: string): readonly string[] =>
  avoidedWords.flatMap((rule) => wordsAvoidedIn(sentence, rule)?.word ?? []);

test('the vocabulary has about sixty entries, each with a pattern and a fix', () => {
  expect(avoidedWords.length).toBeGreaterThanOrEqual(55);
  for (const { say } of avoidedWords) expect(say).toMatch(/^[A-Z].*[.]$/);
});

test.each([
  ['Bring your parcel to the counter.', 'parcel'],
  ['It is going abroad.', 'abroad'],
  ['Insured & Protected: full cover on request.', 'full cover'],
  ['Buy one here, one alone if one is enough.', 'one alone'],
  ['It stands on the label and on the receipt.', 'stands on'],
  ['It lies behind the counter until you show your ID.', 'lies'],
  ['What misses Friday’s truck rides on Monday.', 'rides'],
  ['The package may arrive on Monday.', 'may'],
  ['Send it by e-mail.', 'e-mail'],
  ['Book a truck with a lift gate.', 'lift gate'],
  ['It is saved on your stick.', 'your stick'],
  ['Bring it until 4:45 PM.', 'until 4:45'],
  ['Who takes what', 'Who takes what'],
  ['One queue instead of four', 'queue'],
  ['Bring the thing. We do both.', 'the thing'],
  ['Certified copies, sworn statements', 'Certified copies'],
  ['It is guaranteed to arrive.', 'guaranteed'],
  ['The colour of the box', 'colour'],
  ['The week at the back door', 'The week at the back door'],
])('"%s" is rejected for "%s"', (sentence, word) => {
  expect(found(sentence)).toContain(word);
});

test.each([
  'Bring a photo ID and present it at the counter.',
  'Stamped mail, UPS Parcel Pro, and freight trucks with a liftgate.',
  'Who can pick up my mail?',
  'Anyone who ships often can ask for a business account.',
  'Open until 6:00 PM.',
  'Mailboxes by the semester, and the dorm room home in May.',
  'May I sign at home?',
  'Witnesses may be required.',
  'A picture in a box, standing on edge',
  'USPS Global Express Guaranteed',
  'We can’t make certified copies.',
  'New Centre Dr and Military Cutoff Rd',
  'Fax a cover sheet with your pages.',
  'Do you want a box or a tube?',
  'Kraft paper, tissue paper and the paper label on the box',
])('"%s" is allowed', (sentence) => {
  expect(found(sentence)).toEqual([]);
});
