import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { ask } from '../support/ask.ts';
import { type Command, startCommand } from '../support/command.ts';
import { readModules } from '../support/module-imports.ts';
import { runCommand, runSite } from '../support/run-site.ts';
import { sampleOf } from '../support/sample.ts';
import { needRegistry } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { waitFor } from '../support/wait-for.ts';

/** A site in an empty folder elsewhere, started as docs/your-site.md says. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'packed-')));
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const npm = (...args: readonly string[]): string =>
  execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const install = (...args: readonly string[]): string =>
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', ...args);
const site = (...args: readonly string[]) =>
  runCommand(join(folder, 'node_modules/typed-pages/bin/site.js'), args, { cwd: folder });

const packed = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

let watching: Command | undefined;
/** An installation would try each package again, for minutes. */
const isReachable =
  spawnSync('npm', [
    'view',
    'typescript',
    'version',
    '--prefer-online',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
  ]).status === 0;

beforeAll(async () => {
  if (!isReachable) return;
  execFileSync(process.execPath, [resolve('bin/pack-generator.js'), folder]);
  const [tarball = ''] = readdirSync(folder);
  install(join(folder, tarball));
  // As in a repository that GitHub made.
  write('README.md', '# Ours\n');
  write('.gitignore', 'node_modules\n*.log');
  expect(await site('init', '.')).toEqual({
    code: 0,
    stdout:
      'Created a site. To see it: npm start\n`npm install` adds TypeScript, for `npm run typecheck`.\n',
    stderr: '',
  });
  expect(await site('build', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
  install();
});
beforeEach(() => needRegistry(isReachable));
afterAll(async () => {
  await watching?.stop();
  rmSync(folder, { recursive: true, force: true });
});

thoroughly('the package depends on what the sources import, and on nothing else', () => {
  const imported = readModules('.', ['src'])
    .flatMap(({ imports }) => imports)
    .filter(({ specifier, to }) => to === undefined && !specifier.startsWith('node:'))
    .map(({ specifier }) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  const { dependencies, peerDependencies } = packed.parse(
    JSON.parse(read('node_modules/typed-pages/package.json')),
  );
  expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom', 'sharp']);
  expect(Object.keys({ ...dependencies, ...peerDependencies }).sort()).toEqual(
    [...new Set([...imported, 'sharp'])].sort(),
  );
});

thoroughly('the site that it writes depends on the same versions', () => {
  const { version, peerDependencies } = packed.parse(
    JSON.parse(read('node_modules/typed-pages/package.json')),
  );
  const { sharp: _, ...required } = peerDependencies;
  const starter = JSON.parse(readFileSync('bin/starter/package.json', 'utf8'));
  expect(starter.dependencies).toEqual({ ...required, 'typed-pages': `^${version}` });
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(devDependencies).toMatchObject(starter.devDependencies);
});

thoroughly('it takes at most 30 MB besides React, esbuild, and the drawing of OG images', () => {
  const { packages } = lock.parse(JSON.parse(read('package-lock.json')));
  const apart = /^(react(-dom)?|esbuild|@takumi-rs\/core)$/;
  const counted = new Set(['typed-pages']);
  for (const name of counted) {
    const { dependencies = {} } = packages[`node_modules/${name}`] ?? {};
    for (const next of Object.keys(dependencies)) if (!apart.test(next)) counted.add(next);
  }
  const bytes = [...counted].map((name) => bytesIn(join(folder, 'node_modules', name)));
  const megabytes = bytes.reduce((sum, each) => sum + each, 0) / 1e6;
  console.log(`${counted.size} packages, ${megabytes.toFixed(1)} MB`);
  expect(counted.size).toBeGreaterThan(10);
  expect(megabytes).toBeLessThan(30);
});

thoroughly('the new site builds, passes its checks and its tests, and compiles', async () => {
  expect(await site('check', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(npm('run', 'typecheck')).not.toContain('error');
  expect(npm('test')).toMatch(/^\S+ pass 3$/m);
  expect(read('README.md')).toBe('# Ours\n');
  expect(read('.gitignore')).toBe('node_modules\n*.log\ndist/\n.dist.*\npages/_routes.d.ts\n');
  expect(read('dist/journal/a-lamp-from-1931.html')).toContain('<strong>ninety years ago</strong>');
  expect(read('dist/products/lamp-repair.html')).toContain('<h1>Lamp repair</h1>');
  expect(read('dist/index.html')).toMatch(/<script data-src="\/assets\/opening-hours-\w+\.js"/);
});

thoroughly('caches are in the folder of the site', async () => {
  const { stdout } = await site('build');
  expect(stdout).toMatch(/^Built into dist: /);
  expect(readdirSync(join(folder, 'node_modules/.cache'))).toEqual(['site']);
  expect(existsSync(join(folder, 'node_modules/typed-pages/node_modules'))).toBe(false);
});

thoroughly('its command has its own name, and its documents have the names of a site', async () => {
  const { bin } = JSON.parse(read('node_modules/typed-pages/package.json'));
  expect(bin).toEqual({ 'typed-pages': 'bin/site.js' });
  expect((await site('--help')).stdout).toMatch(/^Usage: typed-pages \[options\] \[command\]/);
  expect((await site('--version')).stdout).toBe('0.2.0\n');
  const documents = readdirSync(join(folder, 'node_modules/typed-pages'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => /\.(md|d\.ts)$/.test(file));
  expect(documents).toContain('CHANGELOG.md');
  for (const file of documents) {
    const text = read(`node_modules/typed-pages/${file}`);
    expect(text, file).not.toMatch(/#authoring|node bin\/site\.js|npx site|`site |<!--/);
  }
  expect(read('node_modules/typed-pages/README.md')).toContain('](docs/README.md)');
});

thoroughly('`check --launch` lists the facts of the new site that are still examples', async () => {
  const { code, stderr } = await site('check', '--launch');
  expect(code).toBe(1);
  for (const name of ['Name', 'Phone number', 'Address', 'Time zone', 'Opening hours'])
    expect(stderr).toContain(`${name} is a placeholder`);
});

thoroughly('`new` imports the generator by the name that the site uses', async () => {
  expect(await site('new', '/opening-day')).toMatchObject({ code: 0, stderr: '' });
  expect(read('pages/opening-day.tsx')).toMatch(/^import type { PageMeta } from 'typed-pages';/);
});

thoroughly('islands, links, and the base path work as in the repository', async () => {
  write(
    'pages/_count.tsx',
    'import { useState } from \'react\'; export function Count({ from }: { readonly from: number }) { const [count, setCount] = useState(from); return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>; }',
  );
  write(
    'pages/_count.island.ts',
    "import { island } from 'typed-pages/island'; import { Count } from './_count.tsx'; export default island(Count);",
  );
  write(
    'pages/opening-day.tsx',
    "import { Island, Link, type PageMeta } from 'typed-pages'; import { Count } from './_count.tsx';\nexport const meta: PageMeta = { title: 'Opening day', description: 'Count with us.', schemaType: 'WebPage' };\nexport default () => <><h1>Opening day</h1><Link href=\"/contact\">Contact</Link><Island name=\"_count\" component={Count} props={{ from: 3 }} /></>;",
  );
  write(
    'pages/contact.tsx',
    read('pages/contact.tsx')
      .replace('"/api/contact"', '{withBase("/api/contact")}')
      .replace(
        "import type { PageMeta } from 'typed-pages'",
        "import { type PageMeta, withBase } from 'typed-pages'",
      ),
  );
  expect(await site('build', '--base', '/shop', '--quiet')).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  const html = read('dist/opening-day.html');
  expect(html).toContain('<a href="/shop/contact">Contact</a>');
  const [, path = ''] = /data-src="\/shop\/(assets\/_count-\w+\.js)"/.exec(html) ?? [];
  expect(read(`dist/${path}`)).not.toContain('renderToString');
  expect(npm('run', 'typecheck')).not.toContain('error');
});

thoroughly('watch shows an edit, and islands have the development build of React', async () => {
  const script = join(folder, 'node_modules/typed-pages/bin/site.js');
  watching = startCommand(script, ['watch', '--port', '0', '--json'], folder);
  const [, url = ''] = await watching.printed(/^\{"url":"(.*)"\}$/m);
  await waitFor('the home page', async () => (await ask(url, '/')).body.includes('throw away'));
  write('pages/index.tsx', read('pages/index.tsx').replace('throw away', 'part with'));
  await waitFor('the edit', async () => (await ask(url, '/')).body.includes('part with'));
  const [, island = ''] =
    /data-src="(\/assets\/_count-\w+\.js)"/.exec((await ask(url, '/opening-day')).body) ?? [];
  const [, react = ''] = /"(\/assets\/react-\w+\.js)"/.exec((await ask(url, island)).body) ?? [];
  expect((await ask(url, react)).body).toContain('Hydration failed because');
  expect(await watching.stop()).toBe(130);
  expect(watching.stderr()).toBe('');
});

thoroughly.each(sampleOf(['bakery', 'tiny'], 2))(
  'the fixture site %s is the same from the package as from the sources',
  async (name) => {
    const pages = `test/fixtures/${name}`;
    cpSync(pages, join(folder, pages), { recursive: true });
    const { imports: _, ...rest } = JSON.parse(read('package.json'));
    const imports = {
      '#authoring': 'typed-pages',
      '#client': 'typed-pages/client',
      '#island': 'typed-pages/island',
    };
    write('package.json', JSON.stringify({ ...rest, imports }));
    const out = join(folder, 'out');
    const command = ['build', '--pages', pages, '--quiet', '--out'];
    expect(await runSite([...command, join(out, 'sources')])).toMatchObject({ code: 0 });
    expect(await site(...command, join(out, 'package'))).toMatchObject({ code: 0, stderr: '' });
    expect(pagesIn(join(out, 'package'))).toEqual(pagesIn(join(out, 'sources')));
  },
);

/** The pages of a built site without hashes: compiled code has other variable names. */
function pagesIn(top: string): ReadonlyMap<string, string> {
  const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  expect(files.length).toBeGreaterThan(4);
  const withoutHashes = (html: string) => html.replace(/-[A-Z\d]{8}\.(?=js|css)/g, '.');
  return new Map(files.map((file) => [file, withoutHashes(readFileSync(join(top, file), 'utf8'))]));
}

thoroughly('a second `site init` overwrites nothing', async () => {
  const before = read('pages/index.tsx');
  const { code, stderr } = await site('init', '.');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(
      /^pages: This already exists, and `init` overwrites nothing\.\n {2}Move or delete it, or choose another folder\.\n/,
    ),
  });
  expect(read('pages/index.tsx')).toBe(before);
});

thoroughly(
  '`site init` needs the generator in the folder, and writes nothing before it can finish',
  async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const refused = async (message: string) => {
      const { code, stderr } = await site('init', other);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
      expect(readdirSync(other)).toEqual(
        existsSync(join(other, 'package.json')) ? ['package.json'] : [],
      );
    };
    await refused('typed-pages is not among its dependencies.');
    write('other/package.json', '{');
    await refused('Could not be read: SyntaxError');
  },
);

function bytesIn(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
