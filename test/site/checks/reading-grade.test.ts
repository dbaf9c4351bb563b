import { expect, test } from 'vitest';
import { gradeOf, proseIn } from '../../../pages/_checks/reading-grade.ts';
import { sentencesIn } from '../../../pages/_checks/sentences.ts';

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Go to St. Helena by 9 a.m. Monday.', ['Go to St. Helena by 9 a.m. Monday.']],
  ['The U.S. Postal Service is here. Come in.', ['The U.S. Postal Service is here.', 'Come in.']],
])('%s is split into sentences', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

test.each([
  ['<p>It is <a href="/">here<!-- -->.</a></p><p>Come in</p>', ['It is here.']],
  ['<ul><li>Tom &amp; Ida&#x27;s.</li><li>Two</li></ul>', ["Tom & Ida's."]],
  ['<svg><text>No.</text></svg><p>Yes.</p><script>"No."</script>', ['Yes.']],
  ['<table><td>A cell.</td><td>Another.</td></table>', ['A cell.', 'Another.']],
])('the prose in %s is %j', (html, prose) => {
  expect(proseIn(html)).toEqual(prose);
});

// As the npm packages `flesch-kincaid` and `syllable` compute it.
test.each([
  [['Bring the box.', 'We ship it today.'], -0.7],
  [['The package arrives within three business days, unless a storm delays the truck.'], 6.7],
  [['Organizations occasionally accommodate extraordinary administrative requirements.'], 41.8],
])('the grade of %j is about %f', (sentences, grade) => {
  expect(Math.abs(gradeOf(sentences) - grade)).toBeLessThan(2);
});

test('nothing to read has the grade 0', () => {
  expect(gradeOf([])).toBe(0);
});
