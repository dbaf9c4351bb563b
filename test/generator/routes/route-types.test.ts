import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runSite } from '../../support/run-site.ts';
import { manyText, pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** What the compiler reports for a site's pages, with the settings of the project. */
function compile(root: string): readonly string[] {
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false },
      include: ['pages/typed.tsx', 'pages/_routes.d.ts'],
      exclude: [],
    }),
  );
  const { stdout } = spawnSync(
    'node_modules/.bin/tsc',
    ['--noEmit', '--pretty', 'false', '-p', root],
    {
      encoding: 'utf8',
    },
  );
  return stdout.split('\n').filter((line) => line.includes('error'));
}

thoroughly(
  'once the types of addresses are written, a link to an unknown address does not compile',
  async () => {
    const typed = `import { Link, type PageMeta } from '#authoring';
export const meta: PageMeta = { title: 'T', description: 'D', schemaType: 'WebPage' };
export default () => <>
  <Link href="/about#part">A</Link><Link href="/us">B</Link><Link href="/">C</Link>
  <Link href="/abuot">D</Link>
</>;
// Any slug of a module of many pages compiles: only the build knows them.
export const a = (slug: string) => <Link href={\`/breads/\${slug}\`}>A</Link>;
export const b = (slug: string) => <Link href={\`/cakes/\${slug}\`}>B</Link>;`;
    const site = siteFolder({
      'about.tsx': pageText('About', { meta: "aliases: ['/us']", body: '<p id="part" />' }),
      'breads/[slug].tsx': manyText("[{ slug: 'rye' }, { slug: 'spelt' }]"),
      'typed.tsx': typed,
    });
    await runSite(['routes', '--types', '--pages', site.pages]);
    expect(compile(site.root)).toEqual([
      expect.stringMatching(
        /pages\/typed\.tsx\(5,9\): error TS2820: .*"\/abuot".*Did you mean '"\/about"'\?$/,
      ),
      expect.stringMatching(/pages\/typed\.tsx\(9,\d+\): error TS2322/),
    ]);
  },
);

thoroughly('a site without pages has a type of its own, which no address matches', async () => {
  const site = siteFolder({ 'index.tsx': null });
  expect((await runSite(['routes', '--types', '--pages', site.pages])).stderr).toBe('');
  site.write({
    'typed.tsx':
      'import { Link } from \'#authoring\';\nexport const a = <Link href="https://a.example">A</Link>;\nexport const b = <Link href="/a">B</Link>;',
  });
  expect(compile(site.root)).toEqual([
    expect.stringMatching(/pages\/typed\.tsx\(3,\d+\): error TS2322/),
  ]);
});
