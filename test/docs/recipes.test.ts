import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { blocksOf } from '../support/documents.ts';
import { startListening } from '../support/listening.ts';
import { runCommand, runSite } from '../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { typeCheck } from '../support/type-check.ts';
import { startWatch } from '../support/watched.ts';

/** The files of a recipe, as a site. */
function siteOf(recipe: string): SiteFolder {
  const files = blocksOf(`recipes/${recipe}.md`).filter(({ name }) => name.includes('.'));
  expect(files.length).toBeGreaterThan(1);
  return siteFolder(Object.fromEntries(files.map(({ name, text }) => [name, text])), 'recipe');
}

/** What the compiler reports for the files of a recipe. */
const typesOf = (recipe: string, site: SiteFolder): string =>
  typeCheck(
    site.pages,
    blocksOf(`recipes/${recipe}.md`).flatMap(({ name }) => (/\.tsx?$/.test(name) ? name : [])),
  );
const run = (site: SiteFolder, command: string, env: Record<string, string> = {}) =>
  runSite([command, '--quiet', '--pages', 'pages'], { cwd: site.root, env });
const read = (site: SiteFolder, path: string): string => readFileSync(join(site.out, path), 'utf8');
const inOrder = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const fine = { code: 0, stdout: '', stderr: '' };

thoroughly('a journal of Markdown has posts, tags, pages, and a feed, and no drafts', async () => {
  const site = siteOf('journal');
  expect(typesOf('journal', site)).toBe('');
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  expect(read(site, 'journal/first-loaf.html')).toContain('<strong>flat</strong>');
  const links = /<li><a href="\/journal\/([^"]+)"/g;
  expect(inOrder(read(site, 'journal.html'), links)).toEqual(['summer-hours', 'second-loaf']);
  expect(inOrder(read(site, 'journal/page/2.html'), links)).toEqual(['first-loaf']);
  expect(inOrder(read(site, 'journal/tags/bread.html'), links)).toEqual([
    'second-loaf',
    'first-loaf',
  ]);
  expect(inOrder(read(site, 'feed.xml'), /<item><title>([^<]+)/g)).toEqual([
    'Summer hours',
    'The second loaf',
    'The first loaf',
  ]);
  expect(existsSync(join(site.out, 'journal/rye-week.html'))).toBe(false);
  expect(await run(site, 'build', { DRAFTS: '1' })).toEqual(fine);
  expect(inOrder(read(site, 'journal.html'), links)).toEqual(['rye-week', 'summer-hours']);
});

thoroughly('a wrong link in a Markdown file and a missing field are problems', async () => {
  const site = siteOf('journal');
  const post = '---\ntitle: New\ndescription: A new post.\ndate: 2026-08-01\n---\n\n';
  site.write({ '_posts/new.md': `${post}[Menu](/nothing)\n` });
  expect((await run(site, 'build')).stderr).toContain(
    'On /journal/new: The link "/nothing" doesn\'t match any page.',
  );
  site.write({ '_posts/new.md': post.replace('date: 2026-08-01\n', '') });
  expect((await run(site, 'build')).stderr).toContain(
    'pages/_posts.ts:25: "new.md needs a title, a description, and a date." was thrown',
  );
});

thoroughly(
  'pages from an API are those of its response, and a failed request stops the build',
  async () => {
    const site = siteOf('api');
    expect(typesOf('api', site)).toBe('');
    const rye = [{ slug: 'rye', name: 'Rye', loaves: 12 }];
    const url = await serve((_, response) => void response.end(JSON.stringify(rye)));
    expect(await run(site, 'build', { STOCK_URL: url })).toEqual(fine);
    expect(read(site, 'stock/rye.html')).toContain('<p>12 loaves today</p>');
    rye.push({ slug: 'oats', name: 'Oats', loaves: 3 });
    expect(await run(site, 'build', { STOCK_URL: url })).toEqual(fine);
    expect(read(site, 'index.html')).toContain('href="/stock/oats"');
    const broken = await serve((_, response) => void response.writeHead(500).end());
    expect((await run(site, 'build', { STOCK_URL: broken })).stderr).toContain(
      `pages/_stock.ts:9: "${broken} answered with 500." was thrown while it was loaded`,
    );
    expect(read(site, 'index.html')).toContain('href="/stock/oats"');
  },
);

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await startListening(server)}/breads.json`;
}

/** Instead of Tailwind: a rule for each class. */
const standIn = `import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
const text = readdirSync('pages').filter((file) => file.endsWith('.tsx')).map((file) => readFileSync('pages/' + file, 'utf8')).join();
const sizes = new Set([...text.matchAll(/\\b(m|p)t?-(\\d)\\b/g)].map(([name, kind, size]) => '.' + name + '{' + (kind === 'm' ? 'margin-top' : 'padding') + ':' + size / 4 + 'rem}'));
writeFileSync('pages/_tailwind.css', [...sizes].join('\\n'));
`;

thoroughly('the output of a second process is part of the site, also in watch mode', async () => {
  const site = siteOf('second-process');
  const program = join(site.root, 'stand-in.mjs');
  writeFileSync(program, standIn);
  const runProgram = () => runCommand(program, [], { cwd: site.root });
  expect(await runProgram()).toEqual(fine);
  expect(typesOf('second-process', site)).toBe('');
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  expect(read(site, 'index.html')).toMatch(/<style>.*\.mt-8{margin-top:2rem}.*<\/style>/);
  const watched = await startWatch(site.pages);
  onTestFinished(async () => {
    await watched.command.stop();
  });
  site.write({ 'visit.tsx': pageText('Visit', { body: '<p className="mt-6">Come</p>' }) });
  expect(await runProgram()).toEqual(fine);
  await watched.shows('/visit', /<style>.*\.mt-6{margin-top:1\.5rem}.*<\/style>/);
});
