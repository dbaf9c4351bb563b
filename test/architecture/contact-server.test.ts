import { expect, test } from 'vitest';
import { cycles, longFiles } from '../support/architecture.ts';
import { readModules } from '../support/module-imports.ts';

const modules = readModules('.', ['contact-server']);

test('the modules of the contact service have no import cycles, not even between types', () => {
  expect(cycles(modules)).toEqual([]);
});

test('the contact service stays tiny', () => {
  expect(longFiles(modules, 250)).toEqual([]);
  expect(modules.length).toBeLessThanOrEqual(16);
  expect(modules.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(1_450);
});
