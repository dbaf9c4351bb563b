import { describe, expect, test } from 'vitest';
import { recognizeNumber } from '../../../pages/_islands/tracking/tracking-numbers.ts';

/** Numbers from the carriers' documents and from public lists of samples. */
const published = {
  ups: [
    '1Z5R89390357567127',
    '1Z879E930346834440',
    '1Z410E7W0392751591',
    '1Z8V92A70367203024',
    '1z 5r8 939 03 5756 7127',
  ],
  fedex: [
    '986578788855',
    '477179081230',
    '799531274483',
    '790535312317',
    '974367662710',
    '0414 4176 0228 964',
    '5682 8361 0012 000',
    '5682 8361 0012 734',
    '61299998820821171811',
    '9611020987654312345672',
  ],
  usps: [
    '0307 1790 0005 2348 3741',
    '7112 3456 7891 2345 6787',
    '7196 9010 7560 0307 7385',
    '9505 5110 6960 5048 6006 24',
    '9101 1234 5678 9000 0000 13',
    '9400 1112 0108 0805 4830 16',
    '9361 2898 7870 0317 6337 95',
    '9405803699300124287899',
    '420 22153 9101026837331000039521',
    'RB123456785US',
    'EC 473 124 829 US',
  ],
  dhl: ['3318810025', '8487135506', '1099255990', '3821724944', '73891051146'],
} as const;

const cases = Object.entries(published).flatMap(([carrier, numbers]) =>
  numbers.map((number) => [number, carrier] as const),
);

test.each(cases)('%s is a number of %s only', (number, carrier) => {
  expect(recognizeNumber(number)).toMatchObject({ carriers: [carrier], misread: [] });
});

/** The position of the last digit: a postal number ends with its country. */
const lastDigit = (number: string) => number.search(/\d(?=\D*$)/);

describe.each(cases)('%s', (number, carrier) => {
  const at = lastDigit(number);
  const own = Number(number[at]);
  const others = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => digit !== own);

  test('with another last digit is not a number of its carrier', () => {
    for (const digit of others) {
      const changed = number.slice(0, at) + digit + number.slice(at + 1);
      const { carriers, misread } = recognizeNumber(changed);
      // A number of 20 digits has three valid check digits: two for USPS, one for FedEx.
      if (number.replace(/\D/g, '').length === 20) continue;
      expect(carriers, changed).toEqual([]);
      expect(misread, changed).toContain(carrier);
    }
  });
});

test('a number that two carriers use names both', () => {
  expect(recognizeNumber('9261292700768711948021').carriers).toEqual(['fedex', 'usps']);
  expect(recognizeNumber('9261292700768711948020')).toMatchObject({
    carriers: [],
    misread: ['fedex', 'usps'],
  });
});

test('the check digit shows whether twenty digits are from USPS, with or without 91, or from FedEx with 92', () => {
  const found = Array.from({ length: 10 }, (_, digit) =>
    recognizeNumber(`0307179000052348374${digit}`).carriers.join(),
  );
  expect(found.filter((names) => names === 'usps')).toHaveLength(2);
  expect(found.filter((names) => names === 'fedex')).toHaveLength(1);
  expect(found.filter((names) => names === '')).toHaveLength(7);
});

test.each(['JJD0099999999', 'JVGL0999999990', 'JJD014600003889482108', 'JD014600003889482108'])(
  '%s is the number of one piece of a DHL shipment, which has no check digit',
  (number) => expect(recognizeNumber(number).carriers).toEqual(['dhl']),
);

test.each([
  '',
  'hello',
  '12345',
  '2Z5R89390357567127',
  '1Z',
  '１２３４５６７８９０',
  'X'.repeat(5000),
])('“%.20s” is not a tracking number', (typed) =>
  expect(recognizeNumber(typed)).toMatchObject({ carriers: [], misread: [] }),
);

test('the number is formatted for the carrier’s site', () => {
  expect(recognizeNumber(' 1z5r8939-0357567127 ').number).toBe('1Z5R89390357567127');
  expect(recognizeNumber('420 22153 9101026837331000039521').number).toBe('9101026837331000039521');
  expect(recognizeNumber('420100233424 9200190132607600833457').number).toBe(
    '9200190132607600833457',
  );
});

test.each([
  '1Z5R89390357567127.',
  '#1Z5R89390357567127',
  '1Z5R8939–0357567127',
  '\u200e1Z5R8939\u00ad0357567127\u200b',
  '📦 1Z5R 8939 0357 5671 27!',
])('signs that are copied along with a number are no part of it: %s', (typed) => {
  expect(recognizeNumber(typed).number).toBe('1Z5R89390357567127');
});
