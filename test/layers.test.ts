import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { layerProblems } from './support/layer-problems.ts';
import { readModules } from './support/module-imports.ts';
import { siteFolder } from './support/site-folder.ts';

const folders = ['src', 'pages', 'contact-server'];

test('imports point down, and no file of the generator is too long', () => {
  expect(layerProblems(readModules('.', folders))).toEqual([]);
});

test('only the command line prints, reads the folder it is in, and sets the exit code', () => {
  const isCommandLine = (file: string): boolean => /^src\/(cli\.ts|commands\/)/.test(file);
  const files = readModules('.', ['src'])
    .map(({ file }) => file)
    .filter((file) => !isCommandLine(file) && !file.endsWith('console-errors.ts'));
  const talking = files.filter((file) =>
    /\bconsole\.\w+\(|\bprocess\.(stdout|stderr|exitCode|argv|cwd)\b/.test(code(file)),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(talking).toEqual([]);
});

/** Without its comments. */
function code(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

test('the public face of the generator is a handful of lines', () => {
  const faces = readModules('.', ['src']).filter(({ file }) =>
    /^src\/(authoring|client)\.ts$/.test(file),
  );
  expect(faces.map(({ lines }) => lines < 10)).toEqual([true, true]);
});

/** Each of these breaks one rule, but for those in the last lines. */
const crooked = {
  'src/model/a.ts': "import { stage } from '../stages/b.ts';\nimport { rmSync } from 'node:fs';",
  'src/stages/b.ts':
    "import type { C } from './c.ts';\nexport const stage = () => import('../build.ts');",
  'src/stages/c.ts': "export type C = import('../cli.ts').Cli;",
  'src/stages/checks/d.ts': "export * from './e.ts';",
  'src/stages/checks/e.ts': '',
  'src/authoring.ts': "import '../pages/index.tsx';",
  'src/client.ts': '',
  'src/build.ts': "import { main } from './cli.ts';",
  'src/cli.ts': `${'\n'.repeat(201)}export type Cli = 1;`,
  'pages/index.tsx':
    "import About from './about.tsx';\nimport { x } from '../src/model/a.ts';\nimport '#client';",
  'pages/about.tsx': "import { Card } from './_parts/card.tsx';\nexport const x = <Card />;",
  'pages/_parts/card.tsx': "import { y } from './other.tsx';",
  'pages/_parts/other.tsx': "import { Card } from './card.tsx';",
  'contact-server/main.ts': "import { z } from '../pages/_parts/card.tsx';",
  // Nothing is wrong with these.
  'src/stages/checks/index.ts': "import './d.ts';\nimport type { BuildResult } from 'esbuild';",
  'src/stages/good.ts':
    "import '../authoring.ts';\nimport 'esbuild';\n// import './b.ts'\nconst s = `import './c.ts'`;",
  'pages/good.tsx':
    "import { Link } from '#authoring';\nimport './_parts/card.tsx';\nimport './_a.css';\nimport 'react';",
  'pages/_parts/card.client.ts': "import { live } from '#client';\nimport './other.tsx';",
};

test('whoever imports what it should not is named, with the import', () => {
  const { root } = siteFolder();
  const files = {
    ...crooked,
    'package.json':
      '{ "imports": { "#authoring": "./src/authoring.ts", "#client": "./src/client.ts" } }',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(
    layerProblems(readModules(root, folders).filter(({ file }) => file !== 'pages/_site.tsx')),
  ).toEqual([
    'src/authoring.ts:1 imports ../pages/index.tsx: the generator knows of nothing outside src/.',
    'src/build.ts:1 imports ./cli.ts: floor 3 does not see floor 4.',
    'src/model/a.ts:1 imports ../stages/b.ts: floor 0 does not see floor 2.',
    'src/model/a.ts:2 imports node:fs: a model touches no file, bundler or renderer.',
    'src/stages/b.ts:1 imports ./c.ts: a stage does not know another.',
    'src/stages/b.ts:2 imports ../build.ts: floor 2 does not see floor 3.',
    'src/stages/c.ts:1 imports ../cli.ts: floor 2 does not see floor 4.',
    'src/stages/checks/d.ts:1 imports ./e.ts: a stage does not know another.',
    'pages/index.tsx:1 imports ./about.tsx: a page is nobody’s module: move what is shared to a file that begins with _.',
    'pages/index.tsx:2 imports ../src/model/a.ts: the site knows the generator by #authoring alone.',
    'pages/index.tsx:3 imports #client: #client is for files that end in .client.ts.',
    'contact-server/main.ts:1 imports ../pages/_parts/card.tsx: the contact service stands alone.',
    'pages/_parts/card.tsx -> pages/_parts/other.tsx -> pages/_parts/card.tsx is a circle.',
    'src/cli.ts has 202 lines; 200 are too many. Past 150: src/cli.ts (202).',
  ]);
});
