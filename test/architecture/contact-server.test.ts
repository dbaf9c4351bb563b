import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ModuleImport, readModules, type SourceModule } from '../support/module-imports.ts';

/** From the lowest to the highest: a folder imports from lower ranks only, and from itself. */
const ranks: readonly (readonly string[])[] = [
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
];

const maxFiles = 62;
const maxLines = 4_174;
const maxFileLines = 200;
const maxEntries = 12;

const modules = readModules('.', ['contact-server']);

test('imports of the contact service point down the ranks', () => {
  expect(rankProblems(modules)).toEqual([]);
});

test('its modules import one another in no circle, not even for types', () => {
  expect(cycles(modules)).toEqual([]);
});

test('its folders, files, and lines stay few', () => {
  const large = modules.filter(({ lines }) => lines > maxFileLines).map(({ file }) => file);
  expect(large).toEqual([]);
  expect(modules.length).toBeLessThanOrEqual(maxFiles);
  expect(modules.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(maxLines);
  const folders = foldersOf('contact-server');
  const crowded = folders.filter((folder) => readdirSync(folder).length > maxEntries);
  expect(crowded).toEqual([]);
});

test('each of its folders says in five lines what it does, where to start, and who may import it', () => {
  for (const { name } of readdirSync('contact-server', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const text = readFileSync(join('contact-server', name, 'README.md'), 'utf8');
    expect(text.trimEnd().split('\n'), name).toHaveLength(5);
  }
});

test('a module that imports what is above it is named, and so is a circle', () => {
  const faulty = [
    moduleOf('contact-server/message/a.ts', ['contact-server/http/b.ts']),
    moduleOf('contact-server/http/b.ts', ['contact-server/message/a.ts']),
    moduleOf('contact-server/intake/c.ts', ['contact-server/delivery/d.ts']),
    moduleOf('contact-server/storage/e.ts', ['contact-server/monitoring/log.ts']),
  ];
  expect(rankProblems(faulty)).toEqual([
    'contact-server/message/a.ts:1 imports contact-server/http/b.ts, which has a higher rank.\n  Move what both need down, or pass it as an argument.',
    'contact-server/intake/c.ts:1 imports contact-server/delivery/d.ts, which has the same rank.\n  Move what both need down, or pass it as an argument.',
  ]);
  expect(cycles(faulty)).toEqual([
    'contact-server/http/b.ts -> contact-server/message/a.ts -> contact-server/http/b.ts',
  ]);
});

function moduleOf(file: string, imported: readonly string[]): SourceModule {
  const imports = imported.map((to) => ({
    from: file,
    line: 1,
    specifier: to,
    to,
    isTypeOnly: true,
  }));
  return { file, lines: 1, imports };
}

function rankProblems(all: readonly SourceModule[]): readonly string[] {
  return all.flatMap(({ imports }) => imports.flatMap((one) => problemOf(one) ?? []));
}

function problemOf({ from, to, line }: ModuleImport): string | undefined {
  if (to === undefined || to === 'package.json' || placeOf(from) === placeOf(to)) return undefined;
  const difference = rankOf(to) - rankOf(from);
  if (difference < 0) return undefined;
  const rank = difference === 0 ? 'the same rank' : 'a higher rank';
  return `${from}:${line} imports ${to}, which has ${rank}.\n  Move what both need down, or pass it as an argument.`;
}

/** The folder, or the file that has a rank of its own. */
function placeOf(file: string): string {
  const path = file.replace('contact-server/', '');
  return ranks.flat().includes(path) ? path : (path.split('/')[0] ?? path);
}

function rankOf(file: string): number {
  const rank = ranks.findIndex((places) => places.includes(placeOf(file)));
  if (rank === -1) throw new Error(`${file} has no rank.`);
  return rank;
}

function cycles(all: readonly SourceModule[]): readonly string[] {
  const graph = new Map(all.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at !== -1) found.push([...path.slice(at), file].join(' -> '));
    if (done.has(file) || at !== -1) return;
    for (const { to } of graph.get(file) ?? []) if (to !== undefined) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of [...graph.keys()].sort()) visit(file, []);
  return found;
}

function foldersOf(root: string): readonly string[] {
  const inside = readdirSync(root, { withFileTypes: true, recursive: true });
  return [
    root,
    ...inside
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name)),
  ].sort();
}
