import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '../../../pages/_facts/facts.ts';
import type { Fact } from '../../../src/author/index.ts';

const pages = join(import.meta.dirname, '../../../pages');

function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && 'readings' in value && 'chosen' in value;
}

function factFiles(): readonly string[] {
  return ['_facts', '_navigation', '_content'].flatMap((folder) =>
    readdirSync(join(pages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(pages, folder, file)),
  );
}

async function exportedFacts(): Promise<readonly Fact[]> {
  const modules = await Promise.all(factFiles().map((file) => import(/* @vite-ignore */ file)));
  return modules.flatMap((module) => Object.values(module).flat().filter(isFact));
}

test('every fact of the store is in the table', async () => {
  const exported = await exportedFacts();
  expect(exported.length).toBeGreaterThan(20);
  expect(new Set(facts.map(({ name }) => name))).toEqual(new Set(exported.map(({ name }) => name)));
});

test('no two facts have the same name', () => {
  const names = facts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('a choice that contradicts a reading says why', () => {
  const contested = facts.filter(({ readings }) => readings.length > 1);
  expect(contested.length).toBeGreaterThanOrEqual(8);
  expect(contested.filter(({ why }) => !why)).toEqual([]);
});

test('the table can be printed and written as JSON', () => {
  for (const fact of facts) {
    for (const { value } of [...fact.readings, { value: fact.chosen }]) {
      expect(JSON.stringify(value)).toBeDefined();
      expect(fact.show?.(value) ?? 'JSON').toMatch(/^\S.*\S$/s);
    }
  }
});

test('a placeholder cannot be mistaken for a real value', () => {
  // Testimonials have the caption “Sample review” on the page.
  const placeholders = facts.filter(
    ({ name, status }) => status === 'placeholder' && !/testimonials/i.test(name),
  );
  const shapes = /\.example\b|555-?01\d\d|College Road Pack & Ship/;
  expect(placeholders.length).toBeGreaterThan(5);
  for (const { chosen } of placeholders) expect(JSON.stringify(chosen)).toMatch(shapes);
});
