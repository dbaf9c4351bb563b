import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { writtenFacts } from './written-literals.ts';

/**
 * What may stand in a page as it is, and why. `file: text`; the text is the whole string or JSX text.
 */
const allowed: ReadonlySet<string> = new Set();

const modules = glob.sync(
  [
    'pages/**/*.tsx',
    'pages/_layouts/**/*.ts',
    'pages/_components/**/*.ts',
    'pages/_words/**/*.ts',
    '!pages/_site.tsx',
  ],
  { ignore: ['**/*.d.ts'] },
);

test.each(modules)('%s takes prices, times, phones, ZIPs and distances from the facts', (file) => {
  const found = writtenFacts(readFileSync(file, 'utf8'))
    .filter(({ text }) => !allowed.has(`${file}: ${text}`))
    .map(({ line, what, text }) => `${file}:${line} writes a ${what}: ${text}`);
  expect(found).toEqual([]);
});

test.each([
  ['price', '<p>It costs $13.75 a month</p>'],
  ['price', '`from $${1}2`; "from $36"'],
  ['time of day', '<p title="until 9:00 AM" />'],
  ['time of day', '`closes at 17:00`'],
  ['phone number', '<a href="tel:+19105550142">Call</a>'],
  ['ZIP', '<p>Wilmington, NC 28405</p>'],
  ['distance', '<p>a 3-mile radius</p>'],
  ['drive time', '<p>It takes 5 minutes</p>'],
])('a %s in %s is found', (what, source) => {
  expect(writtenFacts(`export default () => ${source.replace(';', ' ||')};`)).toContainEqual(
    expect.objectContaining({ what, line: 1 }),
  );
});

test.each([
  ['<p>{dollars(rent.monthly)} a month, {minutes} minutes</p>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
  ['`${counted(minutes, "minute")} away`'],
  ['<p>2 of 3 steps</p>'],
])('%s names facts and is let be', (source) => {
  expect(writtenFacts(`export default () => ${source};`)).toEqual([]);
});
