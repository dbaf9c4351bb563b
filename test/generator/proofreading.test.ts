import { expect, test } from 'vitest';
import { runSite } from '../support/run-site.ts';
import { pageText, siteFolder, siteText } from '../support/site-folder.ts';

test('what React’s development build complains of fails a build, once for each file', async () => {
  const site = siteFolder({
    '_site.tsx': siteText({ frame: '<div class="frame" /><main>{children}</main>' }),
    'keys.tsx': pageText('Keys', { body: '<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>' }),
    'said.tsx': pageText('Said', { body: '{void console.error("Said it")}' }),
    'many/[slug].tsx': `export const entries = [{ slug: 'one' }, { slug: 'two' }];
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default ({ entry }) => {
  if (process.env.NODE_ENV === 'development') console.error('Each time');
  return <h1 tabindex="0">{entry.slug}</h1>;
};`,
  });
  const { code, stderr } = await runSite(['build', '--pages', 'pages'], { cwd: site.root });
  expect(code).toBe(1);
  const lines = stderr.split('\n').filter((line) => line.startsWith('pages/'));
  expect(lines.sort()).toEqual([
    expect.stringMatching(
      /^pages\/_site\.tsx: console\.error was called while the frame was rendered: Invalid DOM property `class`/,
    ),
    expect.stringMatching(
      /^pages\/keys\.tsx: console\.error was called while \/keys was rendered: Each child in a list should have a unique "key" prop\./,
    ),
    'pages/many/[slug].tsx: console.error was called while /many/one was rendered: Each time',
    expect.stringMatching(
      /^pages\/many\/\[slug\]\.tsx: console\.error was called while \/many\/one was rendered: Invalid DOM property `tabindex`/,
    ),
    'pages/said.tsx: console.error was called while /said was rendered: Said it',
  ]);
});
