import { expect, test } from 'vitest';
import { cycles, sizeProblems } from '../support/architecture.ts';
import { readModules } from '../support/module-imports.ts';

const modules = readModules('.', ['contact-server']);

test('the modules of the contact service have no import cycles, not even between types', () => {
  expect(cycles(modules)).toEqual([]);
});

test('its folders, files, and functions stay small', () => {
  // The methods of the store share the state of one long function.
  const problems = sizeProblems('contact-server', modules).filter(
    (problem) => !problem.startsWith('contact-server/storage/message-store.ts:'),
  );
  expect(problems).toEqual([]);
});
