import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../support/build.ts';
import { blocksOf, textOf } from '../support/documents.ts';
import { runSite } from '../support/run-site.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { typeCheck } from '../support/type-check.ts';

const documents = readdirSync('docs').filter((file) => file.endsWith('.md'));
/** The examples of a document as a site, completed where they say nothing. */
function siteOf(document: string): SiteFolder {
  const files = blocksOf(document).filter(({ name }) => name.includes('.'));
  const written = Object.fromEntries(files.map(({ name, text }) => [name, text]));
  expect(Object.keys(written), `${document} names a file twice.`).toHaveLength(files.length);
  const {
    '_site.tsx': site = layout,
    'index.tsx': home = linked(Object.keys(written)),
    ...rest
  } = written;
  const visit = rest['visit.tsx'] ?? page('Visit');
  return siteFolder({ '_site.tsx': site, 'index.tsx': home, ...rest, 'visit.tsx': visit }, 'docs');
}

const layout = `import type { ReactNode } from 'react';
import { defineSite } from '#authoring';
export default defineSite({
  origin: 'https://wren-street.example', name: 'Wren Street Bakery', language: 'en',
  Layout: ({ children }: { readonly children: ReactNode }) => <main>{children}</main>,
});
`;

function page(title: string): string {
  return `import type { PageMeta } from '#authoring';
export const meta: PageMeta = { title: '${title}', description: 'About ${title}.', schemaType: 'WebPage' };
export default function Page() { return <h1>${title}</h1>; }
`;
}

/** A home page that links to the pages of an example. */
function linked(files: readonly string[]): string {
  const links = [...files.filter((file) => /^[a-z-]+\.tsx$/.test(file)), 'visit.tsx'].map(
    (file) => `<a href="/${file.slice(0, -4)}">A</a>`,
  );
  return page('Home').replace('<h1>Home</h1>', `<><h1>Home</h1>${links.join('')}</>`);
}

const examples = documents.filter((document) =>
  blocksOf(document).some(({ name }) => name.includes('.')),
);

thoroughly('the examples of docs/ compile', () => {
  const { root } = siteFolder({}, 'docs');
  const folders = examples.map((document) => relative(root, siteOf(document).pages));
  expect(typeCheck(root, folders)).toBe('');
});

test.each(examples)('the examples of docs/%s build', async (document) => {
  const site = siteOf(document);
  const problems = blocksOf(document).find(({ name }) => name === 'problems')?.text;
  if (problems === undefined) return expect((await build(site)).problems).toEqual([]);
  const { stderr } = await runSite(['check', '--pages', 'pages'], {
    cwd: site.root,
    isWhole: true,
  });
  expect(stderr).toBe(problems);
});

test('the documents link to each other, and to existing files', () => {
  const recipes = readdirSync('docs/recipes').map((file) => join('recipes', file));
  const owner = readdirSync('docs/owner').filter((file) => file.endsWith('.md'));
  const linking = [...documents, ...recipes, ...owner.map((file) => join('owner', file))];
  for (const document of linking)
    for (const [, target = ''] of proseOf(document).matchAll(/\]\(([^)#]+)\)/g))
      expect(existsSync(join('docs', dirname(document), target)), `${document}: ${target}`).toBe(
        true,
      );
  for (const document of [...documents, ...recipes].filter((name) => name !== 'README.md'))
    expect(textOf('README.md')).toContain(`](${document})`);
});

thoroughly('the reference says what the types and their comments say', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/api-reference.js', '--print'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout, 'Run `npm run docs`.').toBe(textOf('reference.md'));
});

/** Without the examples of the document. */
function proseOf(document: string): string {
  return textOf(document).replaceAll(/^```.*?^```$/gms, '');
}

thoroughly('every command is documented, and every documented flag exists', async () => {
  const text = textOf('commands.md');
  const { stdout } = await runSite(['--help']);
  const commands = [...stdout.matchAll(/^ {2}(\w+) \[options\]/gm)].map(([, name = '']) => name);
  const headings = [...text.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
  expect(headings.sort()).toEqual(commands.sort());
  for (const command of commands) {
    const { stdout: help } = await runSite([command, '--help']);
    for (const [line, flags = ''] of text.matchAll(
      new RegExp(`site\\.js ${command}\\b(.*)$`, 'gm'),
    ))
      for (const [flag] of flags.replace(/ # .*/, '').matchAll(/--[a-z-]+/g))
        expect(help, line).toContain(flag);
  }
});
