import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostRecordFile } from '../../../src/output/hosts/host.ts';
import { readSiteFiles } from '../../../src/output/site-files.ts';
import { build } from '../../support/build.ts';
import { commitAll, git } from '../../support/git.ts';
import { pageText, type SiteFiles, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWatch, type Watched } from '../../support/watched.ts';

const component = (word: string): string =>
  `import './_box.css'; import { hours } from './_facts.ts'; import icon from './_icon.svg';
export function Box() { return <p className="box"><img width="1" height="1" src={icon.url} alt="${word}" /> {hours}</p>; }`;

const page = (title: string, more = ''): string =>
  pageText(title, {
    imports: "import { Box } from './_box.tsx';",
    meta: more,
    body: '<Box /><Link href="/about">About</Link>',
  });

const files: SiteFiles = {
  '_site.tsx': siteText({ imports: "import './_layout.css';", more: 'searchIndex: true,' }),
  '_layout.css': 'main { color: red }',
  '_box.css': '.box { color: green }',
  '_box.tsx': component('box'),
  '_facts.ts': "export const hours = 'nine to six';",
  '_icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'index.tsx': page('Home'),
  'about.tsx': page('About', "aliases: ['/about-us'],"),
  'plain.tsx': pageText('Plain', { body: '<a href="/about-us">About</a>' }),
  'notes/[slug].tsx': `import { hours } from '../_facts.ts';
function* read() { yield { slug: 'one' }; yield { slug: 'two' }; }
export const entries = read();
export const meta = ({ slug }) => ({ title: slug, description: 'Note ' + slug, schemaType: 'WebPage' });
export default ({ entry }) => <h1>{entry.slug} {hours}</h1>;`,
};

/** An edit that a person might make next; the number makes it unique. */
const edits: readonly ((number: number) => SiteFiles)[] = [
  (number) => ({ 'index.tsx': page(`Home ${number}`) }),
  (number) => ({ 'about.tsx': page(`About ${number}`, "aliases: ['/about-us'],") }),
  (number) => ({
    'plain.tsx': pageText('Plain', {
      meta: number % 2 ? "lang: 'es', versions: ['/about']," : '',
    }),
  }),
  (number) => ({ '_facts.ts': `export const hours = 'until ${number}';` }),
  (number) => ({ '_box.tsx': component(`box ${number}`) }),
  (number) => ({ '_box.css': `.box { margin: ${number}px }` }),
  (number) => ({ '_layout.css': `main { margin: ${number}px }` }),
  (number) => ({
    '_site.tsx': siteText({
      layout: `<main id="m${number}">{children}</main>`,
      more: 'searchIndex: true,',
    }),
  }),
  (number) => ({ [`extra-${number % 3}.tsx`]: page(`Extra ${number}`) }),
  (number) => ({ [`extra-${number % 3}.tsx`]: null }),
  (number) => ({ 'about.tsx': page('About', `aliases: ['/about-us', '/a${number}'],`) }),
  (number) => ({
    '_facts.ts': `export { hours } from './_more-facts.ts';`,
    '_more-facts.ts': `export const hours = 'more ${number}';`,
  }),
  (number) => ({ '_more-facts.ts': `export const hours = 'and more ${number}';` }),
  (number) => ({
    '_icon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><g id="g${number}"/></svg>`,
  }),
  (number) => ({
    'plain.tsx': pageText(`Plain ${number}`, { imports: "import './_layout.css';" }),
  }),
];

/** The same numbers in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state >> 8;
  }
}

/** Whether a file of a built site is served unchanged, apart from the watch script. */
async function isServed({ ask }: Watched, out: string, path: string): Promise<boolean> {
  const { body } = await ask(`/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`);
  const script = /<script src="\/\.site[^>]*><\/script>/;
  return body.replace(script, '') === readFileSync(join(out, path), 'utf8');
}

const seeds: readonly (readonly [seed: number, atOnce: number])[] = [
  [3, 3],
  [1, 1],
  [4, 2],
];

thoroughly.each(seeds)(
  'after many edits, watch serves what a build makes (%i; %i at once)',
  async (seed, atOnce) => {
    const site = siteFolder(files, 'watch-random');
    const watched = await startWatch(site.pages);
    const random = numbers(seed);
    for (let count = 0; count < 25; count += 1) {
      const edit = edits[random.next().value % edits.length];
      site.write(edit?.(count) ?? {});
      if (count % atOnce < atOnce - 1) {
        await watched.ask(['/', '/about', '/notes/one'][random.next().value % 3] ?? '/');
        continue;
      }
      const { problems } = await build(site);
      expect(problems).toEqual([]);
      for (const path of servedFiles(site.out))
        await waitFor(`${path} after edit ${count}: ${edit}`, async () =>
          isServed(watched, site.out, path),
        );
    }
  },
);

thoroughly('a site compiled in several batches is served as a build makes it', async () => {
  const many = Array.from({ length: 260 }, (_, index) => `p${index}`);
  const site = siteFolder(
    {
      ...files,
      ...Object.fromEntries(many.map((name) => [`${name}.tsx`, page(`Page ${name}`)])),
    },
    'watch-many',
  );
  const watched = await startWatch(site.pages);
  for (const [count, edit] of edits.slice(3, 6).entries()) {
    site.write(edit(count));
    await watched.ask('/p17');
    expect((await build(site)).problems).toEqual([]);
    for (const path of servedFiles(site.out))
      await waitFor(`${path} after edit ${count}`, async () => isServed(watched, site.out, path));
  }
});

test('an untouched module is not evaluated again', async () => {
  const site = siteFolder(files, 'watch-kept');
  const marks = join(site.root, 'marks');
  const count = (): number => (existsSync(marks) ? readFileSync(marks, 'utf8').length : 0);
  const mark = `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(marks)}, 'x');`;
  site.write({ 'plain.tsx': pageText('Plain', { imports: mark }) });
  const watched = await startWatch(site.pages);
  // The first build evaluates it.
  await waitFor('all to be ready', () => count() === 1);
  for (const number of [1, 2, 3]) {
    site.write({ 'index.tsx': page(`Home ${number}`) });
    await watched.shows('/', `Home ${number}`);
  }
  site.write({ '_facts.ts': "export const hours = 'never';" });
  await watched.shows('/about', 'never');
  expect(count()).toBe(1);
});

thoroughly('a page is rendered again for an added page only if that can affect it', async () => {
  const site = siteFolder(files, 'watch-added');
  const list = `{readdirSync(${JSON.stringify(site.pages)}).filter((name) => name.endsWith('.tsx')).length}`;
  site.write({
    'alone.tsx': pageText('Alone', {
      imports: 'let renders = 0; const next = () => (renders += 1);',
      body: '<p>{next()} times</p><Link href="/about">About</Link>',
    }),
    'asks.tsx': pageText('Asks', {
      imports:
        "import { useRoutes } from '#authoring'; const Later = () => <b>{String(useRoutes().has('/added'))}</b>;",
      body: '<Later />',
    }),
    'lists.tsx': pageText('Lists', {
      imports: "import { readdirSync } from 'node:fs';",
      body: `<p>${list} files</p>`,
    }),
  });
  const watched = await startWatch(site.pages);
  await watched.shows('/alone', '<p>1 times');
  await watched.shows('/asks', '<b>false</b>');
  const [, count = 0] = /<p>(\d+) files/.exec((await watched.ask('/lists')).body) ?? [];
  for (const [added, more, answer] of [
    [pageText('Added'), 1, true],
    [null, 0, false],
  ] as const) {
    site.write({ 'added.tsx': added });
    await watched.shows('/asks', `<b>${answer}</b>`);
    await watched.shows('/lists', `<p>${Number(count) + more} files`);
    await watched.shows('/alone', '<p>1 times');
  }
});

thoroughly('a module that reads files while it is evaluated reads them again', async () => {
  const site = siteFolder(files, 'watch-read-files');
  const folder = JSON.stringify(join(site.pages, '_posts'));
  site.write({
    '_posts/a.md': 'First',
    '_posts.ts': `import { readdirSync, readFileSync } from 'node:fs';
      export const posts = readdirSync(${folder}).map((file) => readFileSync(\`${folder.slice(1, -1)}/\${file}\`, 'utf8')).join();`,
    'journal.tsx': pageText('Journal', {
      imports: "import { posts } from './_posts.ts';",
      // Each state has a warning of its own.
      body: '<p>{posts}</p>{posts === "First" ? [<i>1</i>] : <i {...{ class: "a" }}>2</i>}',
    }),
  });
  const watched = await startWatch(site.pages);
  await watched.shows('/journal', '<p>First</p>');
  await watched.command.printed(/unique \\"key\\" prop/);
  site.write({ '_posts/a.md': 'Edited' });
  await watched.shows('/journal', '<p>Edited</p>');
  site.write({ '_posts/b.md': 'Second' });
  await watched.shows('/journal', '<p>Edited,Second</p>');
  await watched.command.printed(/Did you mean `className`/);
});

test('modules that read files are evaluated again when something below `watchTargets` changes', async () => {
  const site = siteFolder(files, 'watch-targets');
  const read = (path: string): string =>
    `import { readFileSync } from 'node:fs';\nconst text = readFileSync(${JSON.stringify(join(site.root, path))}, 'utf8');`;
  const prices = join(site.root, 'prices', 'today');
  mkdirSync(prices, { recursive: true });
  writeFileSync(join(prices, 'rolls.txt'), '2 dollars');
  site.write({
    '_site.tsx': siteText({
      more: "searchIndex: true, watchTargets: ['../prices', '_notes/*.ts'],",
    }),
    '_notes/of-today.ts': 'export const note = 1;',
    'rolls.tsx': pageText('Rolls', { imports: read('prices/today/rolls.txt'), body: '{text}' }),
    'notes.tsx': pageText('Notes', {
      imports: `import './_notes/of-today.ts';\n${read('pages/_notes/of-today.ts')}`,
      body: '{text}',
    }),
  });
  const watched = await startWatch(site.pages);
  await watched.shows('/rolls', '2 dollars');
  writeFileSync(join(prices, 'rolls.txt'), '3 dollars');
  await watched.shows('/rolls', '3 dollars');
  site.write({ '_notes/of-today.ts': 'export const note = 2;' });
  await watched.shows('/notes', 'note = 2;');
});

thoroughly('a module that is no longer imported can be imported again', async () => {
  const site = siteFolder(files, 'watch-again');
  const watched = await startWatch(site.pages);
  // Another page links to the alias.
  const meta = "aliases: ['/about-us'],";
  for (const number of [1, 2, 3]) {
    site.write({ 'about.tsx': pageText(`Without ${number}`, { meta }) });
    await watched.shows('/about', `Without ${number}`);
    site.write({ '_facts.ts': `export const hours = 'again ${number}';` });
    site.write({ 'about.tsx': page(`With ${number}`, meta) });
    await watched.shows('/about', `With ${number}`);
    await watched.shows('/about', `again ${number}`);
  }
});

thoroughly('after rapid switches between two branches, watch serves the last one', async () => {
  const site = siteFolder({ '../.gitignore': '_routes.d.ts' }, 'watch-branches');
  commitAll(site.root);
  git(site.root, ['checkout', '-b', 'two']);
  const names = Array.from({ length: 60 }, (_, index) => `p${index}`);
  site.write({ 'index.tsx': pageText('Two') });
  for (const name of names) site.write({ [`${name}.tsx`]: pageText(name) });
  commitAll(site.root);
  const watched = await startWatch(site.pages);
  for (let round = 0; round < 6; round += 1) {
    const isOne = round % 2 === 1;
    for (const branch of ['one', 'two', 'one', 'two', ...(isOne ? ['one'] : [])])
      git(site.root, ['checkout', branch]);
    await watched.shows('/', isOne ? '<h1>Home</h1>' : '<h1>Two</h1>');
    for (const name of names)
      await waitFor(`the status of ${name} in round ${round}`, async () => {
        const { status } = await watched.ask(`/${name}`);
        return status === (isOne ? 404 : 200);
      });
  }
});

/** What a build makes, without its note for the preview and the pages of old addresses, which watch redirects. */
function servedFiles(out: string): readonly string[] {
  const isRedirect = (path: string): boolean =>
    path.endsWith('.html') &&
    readFileSync(join(out, path), 'utf8').includes('http-equiv="refresh"');
  return [...readSiteFiles(out).made].filter(
    (path) => path !== hostRecordFile && !isRedirect(path),
  );
}
