import { expect, test } from 'vitest';
import { cycles, limits, sizeProblems } from '../support/architecture.ts';
import { readModules } from '../support/module-imports.ts';

const modules = readModules('.', ['contact-server']);

test('the modules of the contact service have no import cycles, not even between types', () => {
  expect(cycles(modules)).toEqual([]);
});

test('its files and functions stay small', () => {
  // One flat folder: 16 modules and the manual.
  expect(sizeProblems('contact-server', modules, { ...limits, entries: 17 })).toEqual([]);
});
