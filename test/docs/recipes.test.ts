import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { imageSize } from 'image-size';
import { expect, onTestFinished } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { blocksOf } from '../support/documents.ts';
import { startListening } from '../support/listening.ts';
import { runCommand, runSite } from '../support/run-site.ts';
import { serveEdited } from '../support/site/edited-site.ts';
import { pageText, type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { typeCheck } from '../support/type-check.ts';
import { startWatch } from '../support/watched.ts';

const documentOf = (recipe: string): string =>
  recipe === 'markdown' ? 'markdown.md' : `recipes/${recipe}.md`;

/** The files of a recipe, as a site. Files of other programs are beside the pages. */
function siteOf(recipe: string): SiteFolder {
  const files = blocksOf(documentOf(recipe)).filter(({ name }) => name.includes('.'));
  expect(files.length).toBeGreaterThan(1);
  return siteFolder(Object.fromEntries(files.map(({ name, text }) => [name, text])), 'recipe');
}

/** What the compiler reports for the files of a recipe. */
const typesOf = (recipe: string, site: SiteFolder): string =>
  typeCheck(
    site.pages,
    blocksOf(documentOf(recipe)).flatMap(({ name }) => (/\.tsx?$/.test(name) ? name : [])),
  );
const run = (site: SiteFolder, command: string, env: Record<string, string> = {}) =>
  runSite([...command.split(' '), '--quiet', '--pages', 'pages'], { cwd: site.root, env });
const read = (site: SiteFolder, path: string): string => readFileSync(join(site.out, path), 'utf8');
const inOrder = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const fine = { code: 0, stdout: '', stderr: '' };

thoroughly('a journal of Markdown has posts, tags, pages, and a feed, and no drafts', async () => {
  const site = siteOf('markdown');
  expect(typesOf('markdown', site)).toBe('');
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  expect(read(site, 'journal/first-loaf.html')).toContain('<strong>flat</strong>');
  expect(read(site, 'journal/first-loaf.html')).toContain('href="/journal/second-loaf"');
  const links = /<li><a href="\/journal\/([^"]+)"/g;
  expect(inOrder(read(site, 'journal.html'), links)).toEqual(['summer-hours', 'second-loaf']);
  expect(inOrder(read(site, 'journal/page/2.html'), links)).toEqual(['first-loaf']);
  expect(inOrder(read(site, 'journal/tags/bread.html'), links)).toEqual([
    'second-loaf',
    'first-loaf',
  ]);
  expect(inOrder(read(site, 'feed.xml'), /<entry>\s*<title>([^<]+)/g)).toEqual([
    'Summer hours: from six',
    'The second loaf',
    'The first loaf',
  ]);
  expect(existsSync(join(site.out, 'journal/rye-week.html'))).toBe(false);
  expect((await run(site, 'build --preview --base /shop')).code).toBe(0);
  expect(inOrder(read(site, 'journal.html'), /<li><a href="\/shop\/journal\/([^"]+)"/g)).toEqual([
    'rye-week',
    'summer-hours',
  ]);
  expect(read(site, 'index.html')).toContain('href="/shop/feed.xml"');
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

/** The style sheet sources of a recipe are outside of `pages/`. */
function moveStyles(site: SiteFolder): void {
  renameSync(join(site.pages, 'styles'), join(site.root, 'styles'));
}

const runTool = (site: SiteFolder, program: string, ...flags: readonly string[]) =>
  runCommand(resolve('node_modules', program), flags, { cwd: site.root });

thoroughly('the output of Tailwind is part of the site, also in watch mode', async () => {
  const site = siteOf('tailwind');
  moveStyles(site);
  const flags = ['-i', 'styles/tailwind.css', '-o', 'pages/_tailwind.css', '--minify'];
  const tailwind = async (): Promise<void> => {
    const { code, stderr } = await runTool(site, '@tailwindcss/cli/dist/index.mjs', ...flags);
    expect(code, stderr).toBe(0);
  };
  await tailwind();
  expect(typesOf('tailwind', site)).toBe('');
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  expect(read(site, 'index.html')).toMatch(/<style>.*\.mt-8{margin-top:.*<\/style>/s);
  const watched = await startWatch(site.pages);
  onTestFinished(async () => {
    await watched.command.stop();
  });
  site.write({ 'visit.tsx': pageText('Visit', { body: '<p className="mt-6">Come</p>' }) });
  await tailwind();
  await watched.shows('/visit', /<style>.*\.mt-6{margin-top:.*<\/style>/s);
});

thoroughly('the output of Sass is part of the site', async () => {
  const site = siteOf('sass');
  moveStyles(site);
  const { code, stderr } = await runTool(
    site,
    'sass/sass.js',
    '--no-source-map',
    'styles:pages/_styles',
  );
  expect(code, stderr).toBe(0);
  expect(typesOf('sass', site)).toBe('');
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  expect(read(site, 'index.html')).toContain('.bread h1{color:#8a5a2b}');
});

thoroughly('MDX shows components of the page, and watch sees its changes', async () => {
  const site = siteOf('mdx');
  expect(typesOf('mdx', site)).toBe('');
  site.write({ 'index.tsx': pageText('Home', { body: '<Link href="/oven">Oven</Link>' }) });
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  expect(read(site, 'oven.html')).toContain('<strong>hot</strong>');
  expect(read(site, 'oven.html')).toContain('<p>250 °C</p>');
  const watched = await startWatch(site.pages);
  onTestFinished(async () => {
    await watched.command.stop();
  });
  site.write({ '_oven.mdx': '# One oven\n\n<Degrees of={180} />\n' });
  await watched.shows('/oven', '<p>180 °C</p>');
});

thoroughly('the tabs of Radix are an island with all panels in its HTML', async () => {
  const site = siteOf('radix');
  expect(typesOf('radix', site)).toBe('');
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  const html = read(site, 'index.html');
  expect(html).toContain('Dense, and good for a week.');
  expect(html).toContain('Light, and best today.');
  expect(html).toMatch(/data-island="_bread-tabs" data-src="\/assets\/_bread-tabs-\w+\.js"/);
});

thoroughly('the search box finds pages by the beginnings of words', async () => {
  const site = siteOf('search');
  expect(typesOf('search', site)).toBe('');
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(await serveEdited(site));
  await page.getByRole('searchbox').fill('cara');
  await page.getByRole('search').getByRole('link').click();
  await page.waitForURL('**/rye');
});

thoroughly('each page has a share image of its own', async () => {
  const site = siteOf('share-images');
  put(join(site.pages, '_fonts/heading.ttf'), readFileSync('test/fixtures/fonts/heading.ttf'));
  expect(typesOf('share-images', site)).toBe('');
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  const [image = ''] = inOrder(
    read(site, 'index.html'),
    /og:image" content="https:\/\/wren-street\.example\/([^"]+)"/g,
  );
  expect(imageSize(readFileSync(join(site.out, image)))).toMatchObject({
    width: 1200,
    height: 630,
  });
});

thoroughly('fonts, paths, texts, and prefetching need no setup', async () => {
  const site = siteOf('small-things');
  renameSync(join(site.pages, 'tsconfig.json'), join(site.root, 'tsconfig.json'));
  expect(await run(site, 'check')).toEqual(fine);
  expect(await run(site, 'build')).toEqual(fine);
  const html = read(site, 'index.html');
  expect(html).toMatch(/@font-face{[^}]*url\("?\/assets\/archivo-[^)]+\.woff2/);
  expect(html).toContain('body{font-family:Archivo Variable,sans-serif}');
  expect(html).toContain('<p>Bread that you order by noon');
  expect(html).toContain('<script type="speculationrules">{"prefetch":');
});

thoroughly('a package of the workspace is compiled with the site', async () => {
  const site = siteFolder({}, 'recipe');
  const files = blocksOf('recipes/workspaces.md').filter(({ name }) => name.includes('.'));
  // Imports of `#authoring` are those of this repository.
  for (const { name, text } of files) if (name !== 'package.json') put(join(site.root, name), text);
  const page = readFileSync(join(site.root, 'site/pages/index.tsx'), 'utf8');
  site.write({ 'index.tsx': page.replace("'typed-pages'", "'#authoring'") });
  mkdirSync(join(site.root, 'node_modules/@wren'), { recursive: true });
  symlinkSync('../../packages/ui', join(site.root, 'node_modules/@wren/ui'));
  expect(await run(site, 'build')).toEqual(fine);
  expect(read(site, 'index.html')).toContain('<span class="price">$9</span>');
  expect(read(site, 'index.html')).toContain('.price{font-weight:700}');
});

function put(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
