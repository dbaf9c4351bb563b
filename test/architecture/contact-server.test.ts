import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  crowdedFolders,
  cycles,
  longFiles,
  type Ranks,
  rankProblems,
} from '../support/architecture.ts';
import { readModules } from '../support/module-imports.ts';
import { moduleOf } from './module-of.ts';

const ranks: Ranks = {
  root: 'contact-server/',
  order: [
    ['message', 'monitoring/log.ts'],
    ['config'],
    ['storage'],
    ['intake', 'delivery'],
    ['http'],
    ['cluster'],
    ['monitoring'],
    ['commands'],
    ['main.ts'],
    ['cli.ts'],
  ],
};

const maxFiles = 47;
const maxLines = 3_961;
const maxFileLines = 200;
const maxEntries = 12;

const modules = readModules('.', ['contact-server']);

test('imports of the contact service point down the ranks', () => {
  expect(rankProblems(ranks, modules)).toEqual([]);
});

test('its modules have no import cycles, not even between types', () => {
  expect(cycles(modules)).toEqual([]);
});

test('its folders and files stay small', () => {
  expect(longFiles(modules, maxFileLines)).toEqual([]);
  expect(modules.length).toBeLessThanOrEqual(maxFiles);
  expect(modules.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(maxLines);
  expect(crowdedFolders('contact-server', maxEntries)).toEqual([]);
});

test('each folder has a five-line README: what it does, where to start, and who may import it', () => {
  for (const { name } of readdirSync('contact-server', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const text = readFileSync(join('contact-server', name, 'README.md'), 'utf8');
    expect(text.trimEnd().split('\n'), name).toHaveLength(5);
  }
});

test('an import of a higher rank is reported, and so is a cycle', () => {
  const faulty = [
    moduleOf('contact-server/message/a.ts', ['contact-server/http/b.ts']),
    moduleOf('contact-server/http/b.ts', ['contact-server/message/a.ts']),
    moduleOf('contact-server/intake/c.ts', ['contact-server/delivery/d.ts']),
    moduleOf('contact-server/storage/e.ts', ['contact-server/monitoring/log.ts']),
  ];
  expect(rankProblems(ranks, faulty)).toEqual([
    'contact-server/message/a.ts:1 imports contact-server/http/b.ts, which has a higher rank.\n  Move what both need down, or pass it as an argument.',
    'contact-server/intake/c.ts:1 imports contact-server/delivery/d.ts, which has the same rank.\n  Move what both need down, or pass it as an argument.',
  ]);
  expect(cycles(faulty)).toEqual([
    'contact-server/http/b.ts -> contact-server/message/a.ts -> contact-server/http/b.ts',
  ]);
});
