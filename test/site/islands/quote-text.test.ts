import { describe, expect, test } from 'vitest';
import {
  emptyBox,
  emptyQuote,
  type QuoteDraft,
} from '../../../pages/_islands/quote/quote-draft.ts';
import { quoteHints } from '../../../pages/_islands/quote/quote-hints.ts';
import { amountOf, quoteText } from '../../../pages/_islands/quote/quote-text.ts';

const box = { ...emptyBox, length: '18', width: '12', height: '12', weight: '14' };
const draft = (more: Partial<QuoteDraft>): QuoteDraft => ({ ...emptyQuote, ...more });

describe('what the form adds to the message', () => {
  test.each<[what: string, Partial<QuoteDraft>, text: string]>([
    ['nothing, if nothing is entered', {}, ''],
    ['one box', { boxes: [box] }, '1 box: 18 × 12 × 12 in, 14 lb'],
    ['nothing, if only the number of boxes is gone', { boxes: [{ ...emptyBox, count: '' }] }, ''],
    ['two of a kind', { boxes: [{ ...box, count: '2' }] }, '2 boxes: 18 × 12 × 12 in, 14 lb each'],
    ['metric units', { boxes: [box], units: 'cm, kg' }, '1 box: 18 × 12 × 12 cm, 14 kg'],
    ['no box row that is empty', { boxes: [emptyBox, box] }, '1 box: 18 × 12 × 12 in, 14 lb'],
    ['a side that is missing', { boxes: [{ ...box, width: ' ' }] }, '1 box: 18 × ? × 12 in, 14 lb'],
    ['a weight alone', { boxes: [{ ...emptyBox, weight: '30' }] }, '1 box: size not known, 30 lb'],
    [
      'a size alone',
      { boxes: [{ ...box, count: '3', weight: '' }] },
      '3 boxes: 18 × 12 × 12 in, weight not known',
    ],
    [
      'where it goes, its value, and the day',
      { from: ' 28405', to: '27601 ', value: '1,250.50', neededBy: 'Dec 1' },
      'From: 28405\nTo: 27601\nValue: $1250.50\nNeeded by: Dec 1',
    ],
    ['a decimal comma, unchanged', { value: '12,50' }, 'Value: 12,50'],
    ['a value in words, unchanged', { value: 'about 50' }, 'Value: about 50'],
  ])('%s', (_, more, text) => {
    expect(quoteText(draft(more))).toBe(text);
  });

  test.each([
    ['100', 100],
    ['$1,200', 1200],
    ['1200.50', 1200.5],
    ['1,200,000', 1_200_000],
    ['12,50', undefined],
    ['1,2345', undefined],
    ['', undefined],
    ['ten', undefined],
    ['-5', undefined],
    ['1.2.3', undefined],
  ])('the amount in “%s” is %s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });
});

describe('hints', () => {
  const limits = {
    declaredValueDollars: 100,
    appraisalDollars: 5000,
    parcelPounds: 150,
    invoiceCopies: 3,
  };
  const hints = (more: Partial<QuoteDraft>) =>
    quoteHints(draft(more), limits).map(
      (hint) =>
        ['insurance', 'appraisal', 'invoice', 'freight'].find((word) => hint.includes(word)) ??
        hint,
    );

  test.each<[value: string, words: readonly string[]]>([
    ['', []],
    ['100', []],
    ['100.01', ['insurance']],
    ['$5,000', ['insurance']],
    ['5000.01', ['insurance', 'appraisal']],
  ])('at a value of “%s”', (value, words) => {
    expect(hints({ value })).toEqual(words);
  });

  test.each<[weight: string, units: QuoteDraft['units'], words: readonly string[]]>([
    ['150', 'in, lb', []],
    ['150.5', 'in, lb', ['freight']],
    ['68', 'cm, kg', []],
    ['68.1', 'cm, kg', ['freight']],
    ['9,5', 'cm, kg', []],
    ['20,5', 'cm, kg', []],
  ])('at a weight of %s in %s', (weight, units, words) => {
    expect(hints({ units, boxes: [emptyBox, { ...emptyBox, weight }] })).toEqual(words);
  });

  test.each<[to: string, words: readonly string[]]>([
    ['', []],
    ['2', []],
    ['2760', []],
    ['27601', []],
    ['27601-', []],
    ['27601-12', []],
    ['27601-1234', []],
    ['Raleigh, NC 27601', []],
    ['Denver, CO', []],
    ['Germany', ['invoice']],
    ['London, UK', ['invoice']],
    ['10115 Berlin', ['invoice']],
  ])('to “%s”', (to, words) => {
    expect(hints({ to })).toEqual(words);
  });
});
