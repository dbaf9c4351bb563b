import { expect, test } from 'vitest';
import { hoursRows } from '../../../pages/_facts/hours-rows.ts';
import { phone } from '../../../pages/_facts/identity.ts';
import { email, faxNumber, storeName } from '../../../pages/_facts/placeholders.ts';
import { postalAddress } from '../../../pages/_facts/postal-address.ts';
import { storeCard } from '../../../pages/_files/store-card.ts';
import { textLines, textValue } from '../../../pages/_files/text-lines.ts';
import { plainValue, readLines } from './read-lines.ts';

const view = { origin: 'https://store.example', date: '2026-11-21', has: () => true };
const card = storeCard(view);
const lines = readLines(String(card.contents));
const valuesOf = (name: string, parameters = ''): readonly string[] =>
  lines
    .filter((line) => line.name === name && line.parameters.includes(parameters))
    .map(({ value }) => plainValue(value));

test('an address book shows the store as the contact page does', () => {
  const { street, city, region, zip } = postalAddress('/contact');
  expect(valuesOf('FN')).toEqual([storeName.chosen]);
  expect(valuesOf('ORG')).toEqual([storeName.chosen]);
  expect(valuesOf('TEL', 'VOICE')).toEqual([phone.chosen.tel]);
  expect(valuesOf('TEL', 'FAX')).toEqual([faxNumber.chosen.tel]);
  expect(valuesOf('EMAIL')).toEqual([email.chosen]);
  expect(valuesOf('URL')).toEqual(['https://store.example/']);
  expect(valuesOf('ADR')).toEqual([`;;${street};${city};${region};${zip};US`]);
  expect(valuesOf('NOTE')[0]?.split('\n')).toEqual(
    hoursRows('/contact').map(({ days, hours }) => `${days} ${hours}`),
  );
});

test('the card begins, states its version, and ends', () => {
  const frame = [...lines.slice(0, 2), lines.at(-1)].map((line) => `${line?.name}:${line?.value}`);
  expect(frame).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD']);
  // RFC 2426 requires a family name, even an empty one.
  expect(valuesOf('N')).toEqual([';;;;']);
  expect(card.path).toBe('college-road-pack-and-ship.vcf');
});

test('no line is longer than 75 bytes, and none breaks inside a character', () => {
  const text = `NOTE:${'–'.repeat(100)}`;
  const folded = textLines([text]);
  for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\ufffd');
  expect(readLines(folded)).toEqual([{ name: 'NOTE', parameters: '', value: '–'.repeat(100) }]);
});

test('text that would end a value or a line is escaped, and comes back unchanged', () => {
  const odd = 'Pack, Ship; \\ and\nmore';
  expect(textValue(odd)).not.toContain('\n');
  expect(plainValue(textValue(odd))).toBe(odd);
});
