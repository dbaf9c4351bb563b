import { expect, test } from 'vitest';
import { email } from '../../../pages/_facts/placeholders.ts';
import { securityContactSeen } from '../../../pages/_facts/security-contact.ts';
import { securityContact } from '../../../pages/_files/security-txt.ts';

const filesOn = (date: string, confirmed?: string) =>
  securityContact({ origin: 'https://store.example', date, has: () => true }, confirmed);
const seen = securityContactSeen.chosen;
const year = Number(seen.slice(0, 4)) + 1;
const end = `${year}${seen.slice(4)}`;

test('security.txt says where to report, and when it expires', () => {
  const [file] = filesOn(seen);
  const fields = String(file?.contents).trimEnd().split('\n');
  expect(file?.path).toBe('.well-known/security.txt');
  expect(fields).toEqual([
    `Contact: mailto:${email.chosen}`,
    'Contact: https://store.example/contact',
    `Expires: ${end}T00:00:00Z`,
    'Preferred-Languages: en',
    'Canonical: https://store.example/.well-known/security.txt',
  ]);
});

test('a later build changes no date, and publishes no past date', () => {
  expect(filesOn(`${year}-01-01`)).toEqual(filesOn(seen));
  expect(filesOn(end)).toEqual([]);
});

test('what was confirmed on February 29 expires on a day that the next year has', () => {
  const [file] = filesOn('2028-06-01', '2028-02-29');
  expect(String(file?.contents)).toContain('Expires: 2029-03-01T00:00:00Z\n');
  expect(filesOn('2029-03-01', '2028-02-29')).toEqual([]);
});

test('the day is a day', () => {
  expect(new Date(`${seen}T00:00Z`).toISOString().slice(0, 10)).toBe(seen);
});
