import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask as request } from '../../support/ask.ts';
import { pageText, type SiteFolder, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWatch, versionOf, type Watched, type WatchState } from '../../support/watched.ts';

const files = {
  '_site.tsx': siteText({ imports: "import './_layout.css';" }),
  '_layout.css': 'p { color: red }',
  '_facts.ts': "export const hours = 'nine to six';",
  'about.tsx': pageText('About', {
    imports: "import { hours } from './_facts.ts'; import './_menu.tsx';",
    body: '<p>Open {hours}</p>',
  }),
  '_menu.tsx': 'export {};',
  '_menu.client.ts': "document.title = 'first';",
  '404.tsx': pageText('Nothing here'),
  '_public/hello.txt': 'hello',
};

async function watchSite(name: string, more = {}): Promise<Watched & { site: SiteFolder }> {
  const site = siteFolder({ ...files, ...more }, `watch-${name}`);
  const watched = await startWatch(site.pages);
  return { ...watched, site };
}

describe('a watched site', async () => {
  const { site, url, ask, shows, hears, builds } = await watchSite('site');

  test('is served like a built one, with one more script in its pages', async () => {
    const page = await ask('/about');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain('<p>Open nine to six</p>');
    expect(page.body).toMatch(
      /^<!doctype html><html lang="en"><head><script src="\/\.site\/watch\.js\?version=[\w.-]+"><\/script>/,
    );
    expect((await ask('/about/')).status).toBe(301);
    expect((await ask('/nothing')).body).toContain('/.site/watch.js');
    expect((await ask('/hello.txt')).body).toBe('hello');
    expect((await ask('/.site/watch.js?version=1')).headers['content-type']).toBe(
      'text/javascript',
    );
    expect(readdirSync(site.root)).toEqual(['pages']);
  });

  test('is not sent again to a browser that has it, until it changes', async () => {
    const statusOf = async (path: string, etag = ''): Promise<number> =>
      (await request(url, path, { headers: { 'if-none-match': etag } })).status;
    const [page, file] = await Promise.all([ask('/about'), ask('/hello.txt')]);
    expect(await statusOf('/about', page.headers.etag)).toBe(304);
    expect(await statusOf('/hello.txt', file.headers.etag)).toBe(304);
    site.write({ '_public/hello.txt': 'other', '_facts.ts': "export const hours = 'all day';" });
    await shows('/about', 'Open all day');
    await shows('/hello.txt', 'other');
    expect(await statusOf('/about', page.headers.etag)).toBe(200);
    expect(await statusOf('/hello.txt', file.headers.etag)).toBe(200);
    site.write(files);
    await shows('/about', 'Open nine to six');
  });

  test.each([
    ['a page', 'about.tsx', pageText('About us'), '/about', '<h1>About us</h1>'],
    [
      'its words',
      'about.tsx',
      files['about.tsx'].replace('<p>Open', '<p>Always open'),
      '/about',
      'Always open nine to six',
    ],
    ['a fact', '_facts.ts', "export const hours = 'ten to four';", '/about', 'open ten to four'],
    ['a style sheet', '_layout.css', 'p { color: blue }', '/about', '<style>p{color:#00f}</style>'],
    [
      'the layout',
      '_site.tsx',
      siteText({ layout: '<nav/><main>{children}</main>' }),
      '/',
      '<nav></nav>',
    ],
    ['a new page', 'team/index.tsx', pageText('Team'), '/team', '<h1>Team</h1>'],
  ])(
    'is rebuilt when %s is saved, and the browser that shows it is notified',
    async (_, file, text, path, shown) => {
      const { page: before } = await hears('the page', () => true, path);
      const isOther = ({ page }: WatchState): boolean => !isDeepStrictEqual(page, before);
      const notified = hears('another version', isOther, path);
      const count = builds().length;
      site.write({ [file]: text });
      const [{ page, problems }, { body }] = await Promise.all([notified, shows(path, shown)]);
      expect(problems).toEqual([]);
      expect(versionOf(body)).toBe(page?.version);
      // The next edit must not get the rest of this rebuild.
      await waitFor('the whole site', () => builds().length > count);
    },
  );

  test.each([
    ['a public file', '_public/hello.txt', 'good bye', '/hello.txt'],
    ['a new public file', '_public/more/new.txt', 'new', '/more/new.txt'],
  ])('serves %s right after it is saved', async (_, file, text, path) => {
    site.write({ [file]: text });
    await shows(path, text);
  });

  test('has a new script at a new address when a client script is saved', async () => {
    const script = /\/assets\/[\w-]+\.js/;
    const [before = ''] = script.exec((await ask('/about')).body) ?? [];
    expect((await ask(before)).body).toContain('first');
    site.write({ '_menu.client.ts': "document.title = 'second';" });
    const { body } = await waitFor('another script', async () => {
      const page = await ask('/about');
      return !page.body.includes(before) && page;
    });
    expect((await ask(script.exec(body)?.[0] ?? '')).body).toContain('second');
    await waitFor('404', async () => (await ask(before)).status === 404);
  });

  test('loses a deleted page, and the type of its address', async () => {
    const types = (): string => readFileSync(join(site.pages, '_routes.d.ts'), 'utf8');
    await waitFor('the type of the new page', () => types().includes('"/team"'));
    site.write({ 'team/index.tsx': null });
    await waitFor('404', async () => (await ask('/team')).status === 404);
    await waitFor('the types', () => !types().includes('"/team"') && types().includes('"/about"'));
  });

  test('has a renamed page only at its new address', async () => {
    renameSync(join(site.pages, 'about.tsx'), join(site.pages, 'about-us.tsx'));
    await shows('/about-us', 'open ten to four');
    await waitFor('404', async () => (await ask('/about')).status === 404);
    renameSync(join(site.pages, 'about-us.tsx'), join(site.pages, 'about.tsx'));
    await shows('/about', 'open ten to four');
    await waitFor('404', async () => (await ask('/about-us')).status === 404);
  });

  test('accepts an editor that writes another file and renames it', async () => {
    const file = join(site.pages, 'about.tsx');
    for (const title of ['Atomic', 'Atomic again', 'Atomic for good']) {
      writeFileSync(`${file}~`, pageText(title));
      renameSync(`${file}~`, file);
      await shows('/about', `<h1>${title}</h1>`);
    }
  });

  test('accepts an editor that deletes the file and writes it again', async () => {
    const file = join(site.pages, 'about.tsx');
    const count = builds().length;
    rmSync(file);
    writeFileSync(file, pageText('Written anew'));
    await shows('/about', '<h1>Written anew</h1>');
    expect(
      builds()
        .slice(count)
        .flatMap(({ problems }) => problems),
    ).toEqual([]);
  });
});

function inWords({ problems }: Pick<WatchState, 'problems'>): string {
  return problems
    .map(({ file, line, message, hint }) => `${line ? `${file}:${line}` : file} ${message} ${hint}`)
    .join('\n');
}

const messagesOf = ({ problems }: Pick<WatchState, 'problems'>) =>
  problems.map(({ message }) => message);

describe('while there is a problem', async () => {
  const { site, ask, shows, hears, command, builds } = await watchSite('wrong');
  const about = files['about.tsx'];

  // After a test that failed, and will be tried again.
  beforeEach(async () => {
    const { problems } = await hears('the state', () => true);
    if (problems.length === 0) return;
    site.write({ ...files, 'a.tsx': null, 'b.tsx': null });
    await hears('no problems', (state) => state.problems.length === 0);
  });

  test.each([
    [
      'a syntax error',
      { 'about.tsx': about.replace('</p>', '') },
      /^pages\/about\.tsx:6 Unexpected token/,
    ],
    [
      'a page that throws',
      { 'about.tsx': about.replace('{hours}', '{(() => { throw new Error("no hours"); })()}') },
      /^pages\/about\.tsx:5 .*no hours/,
    ],
    [
      'a page that throws when it is loaded',
      { '_facts.ts': "export const hours = (() => { throw new Error('no facts'); })();" },
      /^pages\/_facts\.ts:1 .*no facts/,
    ],
    [
      'a dead link',
      { 'about.tsx': about.replace('<p>', '<a href="/abuot">x</a><p>') },
      /^pages\/about\.tsx:5 .*"\/abuot" doesn't match any page/,
    ],
    [
      'a module that is missing',
      { 'about.tsx': `import './_gone.ts'; ${about}` },
      /^pages\/about\.tsx:1 .*_gone\.ts/,
    ],
    [
      'a style sheet that is missing',
      { '_layout.css': '@import "./_gone.css";' },
      /^pages\/_layout\.css:1 .*_gone\.css/,
    ],
    ['no definition of the site', { '_site.tsx': null }, /^pages\/_site\.tsx .*has no _site\.tsx/],
  ])(
    'the old site is served, the browser gets the whole problem, and watch recovers: %s',
    async (_, wrong, shown) => {
      const good = await ask('/about');
      const count = builds().length;
      site.write(wrong);
      const { problems } = await hears(`${shown}`, (state) => shown.test(inWords(state)));
      expect((await ask('/about')).body).toBe(good.body);
      await waitFor('the terminal', () =>
        builds()
          .slice(count)
          .some((build) => isDeepStrictEqual(messagesOf(build), messagesOf({ problems }))),
      );

      site.write({ ...files, 'about.tsx': about.replace('Open', `Fixed ${count}, open`) });
      await shows('/about', `Fixed ${count}, open nine to six`);
      await hears('no problems', (state) => state.problems.length === 0);
    },
  );

  test('a module that fails after its first await is never half there', async () => {
    const data = (check: string) =>
      `export let prices: readonly number[] = [];\nawait null;\n${check}\nprices = [1, 2];\n`;
    const page = (title: string) =>
      pageText(title, {
        imports: "import { prices } from './_data.ts';",
        body: '<p>{prices.length} prices</p>',
      });
    const wrong = data("if (prices.length === 0) throw new Error('no key');");
    site.write({ '_data.ts': wrong, 'prices.tsx': page('Prices') });
    await hears('no key', (state) => inWords(state).includes('no key'));
    const count = builds().length;
    site.write({ 'prices.tsx': page('Prices again') });
    await waitFor('another build', () => builds().length > count);
    expect(builds().at(-1)?.problems).toMatchObject([{ message: expect.stringMatching('no key') }]);
    expect((await ask('/prices')).body).not.toContain('0 prices');
    site.write({ '_data.ts': data('') });
    await shows('/prices', '2 prices');
    site.write({ '_data.ts': null, 'prices.tsx': null });
    await hears('no problems', (state) => state.problems.length === 0);
  });

  test('all problems are reported together', async () => {
    site.write({
      'a.tsx': pageText('A', { body: '<a href="/nothing-1">x</a>' }),
      'b.tsx': pageText('B', { body: '<a href="/nothing-2">x</a>' }),
    });
    const { problems } = await hears('two problems', (state) => state.problems.length === 2);
    expect(problems.map(({ file }) => file)).toEqual(['pages/a.tsx', 'pages/b.tsx']);
    site.write({ 'a.tsx': null, 'b.tsx': null });
    await hears('no problems', (state) => state.problems.length === 0);
  });

  test('React warnings arrive when the page is already served', async () => {
    site.write({ 'about.tsx': pageText('Keys', { body: '{[<i>1</i>, <i>2</i>]}' }) });
    await shows('/about', '<i>1</i><i>2</i>');
    const { problems } = await hears('a complaint', (state) => state.problems.length > 0);
    expect(problems).toMatchObject([
      { file: 'pages/about.tsx', message: expect.stringContaining('unique "key" prop') },
    ]);
    await command.printed(/unique \\"key\\" prop/);
    const before = command.stdout().length;
    site.write({ 'about.tsx': pageText('Keys still', { body: '{[<i>1</i>, <i>2</i>]}' }) });
    await waitFor('the complaint once more', () => /unique/.test(command.stdout().slice(before)));
    site.write({ 'about.tsx': about });
    await hears('no problems', (state) => state.problems.length === 0);
  });

  test('an error that nothing awaits is reported, and the site is rebuilt after it', async () => {
    const late = "setTimeout(() => {\n  throw new Error('Late');\n}, 50);\n";
    site.write({ 'about.tsx': `${pageText('Late')}${late}` });
    await shows('/about', '<h1>Late</h1>');
    const { problems } = await hears('the error', (state) => state.problems.length > 0);
    expect(problems).toMatchObject([
      {
        ...{ file: 'pages/about.tsx', line: 8 },
        message: '"Late" was thrown in code that nothing awaits.',
      },
    ]);
    await command.printed(/"Late\\" was thrown/);
    site.write({ 'about.tsx': about });
    await shows('/about', 'Open nine to six');
    await hears('no problems', (state) => state.problems.length === 0);
  });

  test('a page that ends the process ends only the thread', async () => {
    site.write({
      'about.tsx': pageText('End', {
        imports:
          "import { createRequire } from 'node:module';createRequire(import.meta.url)('process').reallyExit(3);",
      }),
    });
    const { problems } = await hears('the end', (state) => state.problems.length > 0);
    expect(problems[0]?.message).toBe(
      'The thread that builds the site has ended: It ended with exit code 3.',
    );
    site.write({ 'about.tsx': about });
    await shows('/about', 'Open nine to six');
    await hears('no problems', (state) => state.problems.length === 0);
  });

  thoroughly(
    'a page that renders forever is named after a while, and abandoned when something is saved',
    async () => {
      const mark = join(site.root, 'looping');
      const loop = `{(() => { writeFileSync(${JSON.stringify(mark)}, ''); for (;;); })()}`;
      const imports = "import { writeFileSync } from 'node:fs';";
      site.write({ 'about.tsx': pageText('Loop', { imports, body: loop }) });
      await waitFor('the loop', () => existsSync(mark));
      const { problems } = await hears('the loop', (state) => state.problems.length > 0);
      expect(problems.map(({ file, line, message }) => [file, line, message])).toEqual([
        [
          'pages/about.tsx',
          5,
          expect.stringMatching(/^This code has been running for five seconds/),
        ],
      ]);
      site.write({ 'about.tsx': pageText('Fixed') });
      await shows('/about', '<h1>Fixed</h1>');
      site.write({ 'about.tsx': about });
      await shows('/about', 'Open nine to six');
    },
  );
});

thoroughly('React warnings arrive again and again in a site of many pages', async () => {
  const withWarning = (title: string) => pageText(title, { body: '{[<i>1</i>, <i>2</i>]}' });
  const pages = Array.from({ length: 100 }, (_, number) => [
    `page-${number}.tsx`,
    pageText(`Page ${number}`),
  ]);
  const { site, hears } = await watchSite('many', {
    ...Object.fromEntries(pages),
    'about.tsx': withWarning('About'),
  });
  for (const file of ['about', 'page-7', 'page-8']) {
    site.write({ [`${file}.tsx`]: withWarning('Again') });
    const { problems } = await hears(file, (state) => state.problems.length > 0);
    expect(problems).toMatchObject([{ file: `pages/${file}.tsx` }]);
    site.write({ [`${file}.tsx`]: pageText(`Fixed ${file}`) });
    await hears('no problems', (state) => state.problems.length === 0);
  }
});

test('a site with problems from the beginning is served as soon as they are fixed', async () => {
  const { site, ask, shows, hears } = await watchSite('begin', {
    'about.tsx': 'export const meta = ',
  });
  const page = await ask('/about');
  expect([page.status, page.headers['content-type']]).toEqual([500, 'text/html;charset=utf-8']);
  expect(page.body).toMatch(/<pre>pages\/about\.tsx:1: Unexpected token/);
  expect(versionOf(page.body)).toBe('');
  site.write({ 'about.tsx': files['about.tsx'] });
  await shows('/about', 'Open nine to six');
  await hears('a version', ({ page, problems }) => page !== undefined && problems.length === 0);
});

thoroughly('the pages folder can be deleted and created again', async () => {
  const { site, shows, hears, ask } = await watchSite('folder');
  for (const round of [1, 2]) {
    rmSync(site.pages, { recursive: true });
    await hears('that it is gone', ({ problems }) => problems.length > 0);
    expect((await ask('/about')).status).toBe(200);
    expect(existsSync(site.pages)).toBe(false);
    site.write({ ...files, 'index.tsx': pageText(`Round ${round}`) });
    await shows('/', `<h1>Round ${round}</h1>`);
    site.write({ 'about.tsx': pageText(`About round ${round}`) });
    await shows('/about', `<h1>About round ${round}</h1>`);
    site.write({ [`round-${round}.tsx`]: pageText(`New in round ${round}`) });
    await shows(`/round-${round}`, `<h1>New in round ${round}</h1>`);
  }
});

thoroughly('structured data follows the addresses of the site, and its definition', async () => {
  const definition = (name: string): string =>
    siteText({
      more: `structuredData: ({ has }) => [{ '@type': 'Thing', name: has('/team') ? '${name} and a team' : '${name}' }],`,
    });
  const { site, shows } = await watchSite('data', { '_site.tsx': definition('Store') });
  await shows('/about', '"name":"Store"');
  site.write({ 'team.tsx': pageText('Team') });
  await shows('/about', '"name":"Store and a team"');
  site.write({ '_site.tsx': definition('Shop') });
  await shows('/about', '"name":"Shop and a team"');
  site.write({ 'team.tsx': null });
  await shows('/about', '"name":"Shop"');
});

thoroughly(
  'an import finds the file that is added before the one that it had, and the other again',
  async () => {
    const hours = "import { hours } from './_opening';";
    const { site, shows, hears } = await watchSite('imports', {
      'about.tsx': files['about.tsx'].replace(/import \{ hours \} from '[^']*';/, hours),
      '_opening.ts': files['_facts.ts'],
    });
    await shows('/about', 'Open nine to six');
    site.write({ '_opening.tsx': "export const hours = 'eight to five';" });
    await shows('/about', 'Open eight to five');
    site.write({ '_opening.tsx': null });
    await shows('/about', 'Open nine to six');
    site.write({ '_opening.ts': null });
    await hears('that it is gone', ({ problems }) => problems.length > 0);
    site.write({ '_opening.ts': files['_facts.ts'] });
    await hears('that it is back', ({ problems }) => problems.length === 0);
  },
);

thoroughly(
  'a watched site is not rebuilt for a touched file, nor for the types that it writes itself',
  async () => {
    const { site, shows, builds } = await watchSite('touched');
    const count = builds().length;
    site.write({ 'typed.tsx': pageText('Typed') });
    await shows('/typed', '<h1>Typed</h1>');
    await waitFor('the types', () =>
      readFileSync(join(site.pages, '_routes.d.ts'), 'utf8').includes('"/typed"'),
    );
    const file = join(site.pages, 'about.tsx');
    utimesSync(file, new Date(), new Date());
    writeFileSync(file, readFileSync(file));
    site.write({ '_facts.ts': "export const hours = 'never';" });
    await shows('/about', 'Open never');
    utimesSync(file, new Date(), new Date());
    site.write({ '_public/hello.txt': 'the end' });
    await shows('/hello.txt', 'the end');
    expect(
      builds()
        .slice(count)
        .every(({ changed }) => changed > 0),
    ).toBe(true);
    expect(builds().length - count).toBeLessThanOrEqual(3);
  },
);

thoroughly('many files written at once are a few builds', async () => {
  const { site, shows, builds, hears } = await watchSite('burst');
  const count = builds().length;
  const start = performance.now();
  for (let number = 1; number <= 500; number += 1)
    site.write({ [`burst-${number % 50}.tsx`]: pageText(`Burst ${number}`) });
  await shows('/burst-0', '<h1>Burst 500</h1>');
  await shows('/burst-49', '<h1>Burst 499</h1>');
  await hears('no problems', ({ problems }) => problems.length === 0);
  // After the first, at most one every 50 ms, no matter how long the machine takes.
  expect(builds().length - count).toBeLessThan(8 + (performance.now() - start) / 50);
});

thoroughly('files outside the pages folder are watched if a page uses them', async () => {
  const { site, shows } = await watchSite('outside', {
    'about.tsx': pageText('About', {
      imports: "import { place } from '../shared/place.ts';",
      body: '<p>{place}</p>',
    }),
    '../shared/place.ts': "export const place = 'here';",
  });
  await shows('/about', '<p>here</p>');
  for (const place of ['there', 'everywhere']) {
    site.write({ '../shared/place.ts': `export const place = '${place}';` });
    await shows('/about', `<p>${place}</p>`);
  }
  site.write({
    '../shared/place.ts': "export { place } from './deep/place.ts';",
    '../shared/deep/place.ts': "export const place = 'deep down';",
  });
  await shows('/about', '<p>deep down</p>');
  site.write({ '../shared/deep/place.ts': "export const place = 'deeper';" });
  await shows('/about', '<p>deeper</p>');
});

thoroughly('a file outside is watched although another import of its page is missing', async () => {
  const { site, shows, hears } = await watchSite('outside-read', {
    '../lib/place.ts': "export const place = 'here';",
  });
  const about = (more: string): string =>
    pageText('About', {
      imports: `import { place } from '../lib/place.ts';${more}`,
      body: '<p>{place}</p>',
    });
  site.write({ 'about.tsx': about("import './_missing.ts';") });
  await hears('the problem', ({ problems }) => problems.length > 0);
  site.write({ '../lib/place.ts': "export const place = 'there';" });
  site.write({ 'about.tsx': about('') });
  await shows('/about', '<p>there</p>');
});

thoroughly('package.json imports take effect when it changes', async () => {
  const authoring = "'../../../../../../src/author/index.ts'";
  const imports = "import { place } from '#place';";
  const toPackage = (file: string): string =>
    JSON.stringify({ type: 'module', imports: { '#place': `./lib/${file}` } });
  const site = siteFolder(
    {
      'inner/_site.tsx': siteText().replace("'#authoring'", authoring),
      'inner/about.tsx': pageText('About', { imports, body: '<p>{place}</p>' }).replace(
        "'#authoring'",
        authoring,
      ),
      '../lib/one.ts': "export const place = 'one';",
      '../lib/two.ts': "export const place = 'two';",
      '../package.json': toPackage('one.ts'),
    },
    'watch-package',
  );
  const watched = await startWatch(join(site.pages, 'inner'));
  await watched.shows('/about', '<p>one</p>');
  site.write({ '../package.json': toPackage('two.ts') });
  await watched.shows('/about', '<p>two</p>');
});

thoroughly(
  'paths of tsconfig.json take effect when it changes, or a file that it extends',
  async () => {
    const pathsTo = (file: string): string =>
      `{ "compilerOptions": { "paths": { "@place": ["../lib/${file}.ts"] } } }`;
    const lib = ['one', 'two', 'three', 'four'].map((name) => [
      `../lib/${name}.ts`,
      `export const place = '${name}';`,
    ]);
    const { site, shows, ask } = await watchSite('tsconfig', {
      'about.tsx': pageText('About', {
        imports: "import { place } from '@place'; import './_menu.tsx';",
        body: '<p>{place}</p>',
      }),
      '_menu.client.ts': "import { place } from '@place'; document.title = place;",
      '../tsconfig.json': '{ "extends": "./settings/base.json" }',
      '../settings/base.json': pathsTo('one'),
      ...Object.fromEntries(lib),
    });
    await shows('/about', '<p>one</p>');
    site.write({ '../settings/base.json': pathsTo('two') });
    const { body } = await shows('/about', '<p>two</p>');
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(body) ?? [];
    expect((await ask(script)).body).toContain('two');
    site.write({
      '../tsconfig.json': '{ "extends": "./others/base.json" }',
      '../others/base.json': pathsTo('three'),
    });
    await shows('/about', '<p>three</p>');
    site.write({ '../others/base.json': pathsTo('four') });
    await shows('/about', '<p>four</p>');
  },
);

thoroughly('a folder outside the pages folder can be deleted and created again', async () => {
  const { site, shows, hears, builds } = await watchSite('outside-gone', {
    'about.tsx': pageText('About', {
      imports: "import { place } from '../shared/deep/place.ts';",
      body: '<p>{place}</p>',
    }),
    '../shared/deep/place.ts': "export const place = 'here';",
  });
  await shows('/about', '<p>here</p>');
  // Only then the folder is certainly watched.
  for (const place of ['there', 'everywhere']) {
    site.write({ '../shared/deep/place.ts': `export const place = '${place}';` });
    await shows('/about', `<p>${place}</p>`);
  }
  for (const gone of ['../shared/deep', '../shared']) {
    site.write({ [gone]: null });
    await hears(`that ${gone} is gone`, ({ problems }) => problems.length > 0);
    for (let saves = 0; saves < 5; saves += 1) {
      const count = builds().length;
      site.write({ '_facts.ts': `export const hours = 'until ${count}';` });
      await waitFor('another build', () => builds().length > count);
    }
    site.write({ '../shared/deep/place.ts': `export const place = 'again after ${gone}';` });
    await shows('/about', `<p>again after ${gone}</p>`);
    site.write({ '../shared/deep/place.ts': `export const place = 'later than ${gone}';` });
    await shows('/about', `<p>later than ${gone}</p>`);
  }
});

thoroughly(
  'files outside the pages folder are watched if a style sheet or a client script uses them',
  async () => {
    const { site, shows, hears, ask } = await watchSite('outside-assets', {
      '_layout.css': '@import "../out1/x.css"; p { background: url(../out3/x.svg) }',
      '_menu.client.ts': "import { word } from '../out2/c.ts'; document.title = word;",
      '../out1/x.css': 'i { color: red }',
      '../out2/c.ts': "export const word = 'first word';",
      '../out3/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const asset = async (ending: string, text: string): Promise<void> => {
      await waitFor(`${ending} with ${text}`, async () => {
        const { body } = await ask('/about');
        const [path = ''] = new RegExp(`/assets/[\\w-]+\\.${ending}`).exec(body) ?? [];
        return (await ask(path)).body.includes(text);
      });
    };
    await shows('/about', 'i{color:red}');
    site.write({ '../out1/x.css': 'i { color: tan }' });
    await shows('/about', 'i{color:tan}');
    site.write({ '../out2/c.ts': "export const word = 'second word';" });
    await asset('js', 'second word');
    site.write({
      '../out3/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g id="second"/></svg>',
    });
    await asset('svg', 'second');
    site.write({ '../out1/x.css': 'i { color: ' });
    await hears('the problem', ({ problems }) => problems.length > 0);
    site.write({ '../out1/x.css': 'i { color: blue }' });
    await shows('/about', 'i{color:#00f}');
  },
);

thoroughly(
  'files outside are found when they are created after a page, a style sheet, and a script import them',
  async () => {
    const { site, hears } = await watchSite('outside-new', {
      'about.tsx': `import '../newlib/deep/n.ts';\n${files['about.tsx']}`,
      '_layout.css': '@import "../newlib/deep/n.css";',
      '_menu.client.ts': "import '../newlib/deep/m';",
    });
    for (const name of ['n.ts', 'n.css', 'm.ts']) {
      await hears('that it is missing', ({ problems }) => problems.length > 0);
      site.write({ [`../newlib/deep/${name}`]: '' });
    }
    await hears('that all are there', ({ problems }) => problems.length === 0);
  },
);
