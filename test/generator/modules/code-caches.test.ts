import { mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { CompiledModule } from '../../../src/modules/compile/compiled-module.ts';
import { openCodeCaches } from '../../../src/modules/store/code-caches.ts';
import { thorough } from '../../support/everything.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';

const code = '(function () { return "one"; })';

function moduleWith(fingerprint: string): CompiledModule {
  const file = 'index.tsx';
  const reason = 'the text has changed';
  return { file, code, fingerprint, state: '', reason, imports: {}, names: {} };
}

const newFolder = (): string => mkdtempSync(resolve('test/.tmp/code-caches-'));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.code-caches'),
  );

/** Runs a module as one command does. Returns whether V8 took the code cache, or that there was none. */
function command(cacheFolder: string, module: CompiledModule, isStored = true): boolean | 'none' {
  const caches = openCodeCaches({ pages: '/pages', cacheFolder }, () => isStored);
  const script = new Script(code, { filename: '/index.tsx', cachedData: caches?.get(module) });
  caches?.record(module, script);
  expect(script.runInThisContext()()).toBe('one');
  caches?.save();
  return script.cachedDataRejected === undefined ? 'none' : !script.cachedDataRejected;
}

/** The last bytes belong to V8's data: the key of an entry comes before it. */
function changeByte(contents: Buffer): Buffer {
  const at = contents.length - 20;
  return contents.fill(255 - (contents[at] ?? 0), at, at + 1);
}

describe('code caches of V8', () => {
  test('are made by the second command that runs a module, and used by the third', () => {
    const folder = newFolder();
    expect(command(folder, moduleWith('a'), false)).toBe('none');
    expect(filesIn(folder)).toEqual([]);
    expect(command(folder, moduleWith('a'))).toBe('none');
    expect(command(folder, moduleWith('a'))).toBe(true);
  });

  test('belong to one version of a module', () => {
    const folder = newFolder();
    command(folder, moduleWith('a'));
    expect(command(folder, moduleWith('b'))).toBe('none');
    expect(command(folder, moduleWith('b'))).toBe(true);
    expect(command(folder, moduleWith(''))).toBe('none');
    expect(command(folder, moduleWith(''))).toBe('none');
  });

  test.each([
    ['cut off', (file: string) => truncateSync(file, 20)],
    ['damaged', (file: string) => writeFileSync(file, changeByte(readFileSync(file)))],
  ])('are made again if their file is %s', (_, damage) => {
    const folder = newFolder();
    command(folder, moduleWith('a'));
    damage(join(folder, filesIn(folder)[0] ?? ''));
    expect(command(folder, moduleWith('a'))).toBe('none');
    expect(command(folder, moduleWith('a'))).toBe(true);
  });

  test('never bring back the text of before', thorough, async () => {
    const site = siteFolder(
      { 'index.tsx': pageText('Home', { body: '<p>one</p>' }) },
      'code-caches',
    );
    const build = async (): Promise<string> => {
      const { stderr } = await runSite(['build', '--pages', 'pages'], { cwd: site.root });
      expect(stderr).toBe('');
      return readFileSync(join(site.root, 'dist/index.html'), 'utf8');
    };
    // A page that an edit of another changes is rendered by the code cache of its module.
    const words = ['one', 'one', 'two', 'one'];
    for (const [index, word] of words.entries()) {
      site.write({
        'index.tsx': pageText('Home', { body: `<p>${word}</p>` }),
        'about.tsx': pageText('About', { body: `<p>About, edition ${index}</p>` }),
      });
      expect(await build()).toContain(`<p>${word}</p>`);
    }
    expect(filesIn('node_modules/.cache/site')).not.toEqual([]);
  });
});
