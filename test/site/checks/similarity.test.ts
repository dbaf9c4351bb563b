import { expect, test } from 'vitest';
import { shingles, similarPairs } from '../../../pages/_checks/similarity.ts';

const item = (text: string) => ({ text, words: shingles(text.split(' '), 1) });

test('a pair is similar if it shares more than the limit, and the most similar pair is first', () => {
  const items = ['a b', 'a c d', 'a b c', 'e'].map(item);
  const pairsAbove = (limit: number) =>
    similarPairs(items, limit).map(({ first, second }) => `${first.text} | ${second.text}`);
  expect(pairsAbove(0.49)).toEqual(['a b | a b c', 'a c d | a b c', 'a b | a c d']);
  expect(pairsAbove(0.5)).toEqual(['a b | a b c', 'a c d | a b c']);
  expect(pairsAbove(0.7)).toEqual(['a b | a b c']);
  expect(pairsAbove(1)).toEqual([]);
});

test('a text of as many words as a passage has one passage, and a shorter one has none', () => {
  expect([...shingles(['a', 'b', 'c'], 3)]).toEqual(['a b c']);
  expect([...shingles(['a', 'b', 'c'], 2)]).toEqual(['a b', 'b c']);
  expect([...shingles(['a', 'b'], 3)]).toEqual([]);
});
