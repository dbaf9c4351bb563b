import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { expect, test } from 'vitest';

const code = '{bench,bin,contact-server,deploy,pages,scripts,src,test}/**/*.{ts,tsx,js,json,txt}';
const files = glob.sync([code, '*.{ts,json}'], { ignore: ['test/.tmp/**'] });
const documents = glob.sync(
  [
    '*.md',
    'docs/{decisions,development,owner}/*.md',
    '{bench,bin,contact-server,deploy,pages,scripts,src}/**/README.md',
    'test/README.md',
  ],
  { ignore: ['CHANGELOG.md'] },
);

/** Files that a document tells its reader to write, and one that `watch` and `npm test` write. */
const example = /(^|\/)(x|counter|gift-wrapping|_routes\.d)\./;

test.each(documents)('%s names only files that exist', (document) => {
  const spans = readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|js))`/g);
  const named = [...new Set([...spans].map(([, path = '']) => path))];
  const exists = (path: string): boolean => files.some((file) => `/${file}`.endsWith(`/${path}`));
  expect(named.filter((path) => !exists(path) && !example.test(path))).toEqual([]);
});
