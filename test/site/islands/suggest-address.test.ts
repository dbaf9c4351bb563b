import { expect, test } from 'vitest';
import { suggestAddress } from '../../../pages/_islands/contact-form/suggest-address.ts';

test.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['Dana.W@Gmial.com', 'Dana.W@gmail.com'],
  ['bob@gmial', 'bob@gmail.com'],
  ['dana@gmail.con', 'dana@gmail.com'],
  ['dana@yaho.com', 'dana@yahoo.com'],
  ['dana@hotmial.com', 'dana@hotmail.com'],
  ['dana@gmail.cm', 'dana@gmail.com'],
  ['dana@comcst.net', 'dana@comcast.net'],
])('%s is probably %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  'dana@gmail.com',
  'dana@gmai',
  'dana@gmail.co',
  'dana@mail.com',
  'dana@ymail.com',
  'dana@example.com',
  'dana@aol.com',
  'dana@yahoo.ca',
  'dana@hotmail.co.uk',
  'dana@ncsu.edu',
  'dana@bücher.example',
  'dana',
  'dana@',
  '@gmial.com',
  'a@b@gmial.com',
  '',
])('%j is not questioned', (typed) => {
  expect(suggestAddress(typed)).toBeUndefined();
});
