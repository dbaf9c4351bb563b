import { expect, test } from 'vitest';
import { sentencesIn } from '../../../src/render/document/document-texts.ts';
import { runSite } from '../../support/run-site.ts';
import { homeTo, pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const hard =
  'Notwithstanding considerable international transportation complications, organizations occasionally accommodate extraordinary administrative requirements.';
const long = `We pack ${'and pack '.repeat(12)}it.`;
const files = {
  ...homeTo('/easy', '/hard', '/long'),
  '_site.tsx': siteText({ more: 'checks: { reading: { grade: 8, sentenceWords: 20 } },' }),
  'easy.tsx': pageText('Easy', { body: '<p>Bring the box. We ship it today.</p>' }),
  'hard.tsx': pageText('Hard', { body: `<p>${hard}</p><td>Unpunctuated administrative cell</td>` }),
  'long.tsx': pageText('Long', { body: `<p>${long} It is <a href="/">one</a>.</p>` }),
};

test('site check prints the reading grade of each page, the hardest first', async () => {
  const { root } = siteFolder(files);
  const { code, stdout } = await runSite(['check', '--pages', 'pages'], { cwd: root });
  expect(code).toBe(0);
  const lines = stdout.trim().split('\n').slice(1);
  expect(lines[0]).toBe('Reading grade above 8: 1 of 4 pages. Sentences of more than 20 words: 1.');
  expect(lines.slice(1).map((line) => line.trim().split(/\s+/).slice(1).join(' '))).toEqual([
    '0 long /hard',
    '1 long /long',
    '0 long /',
    '0 long /easy',
  ]);
});

thoroughly(
  '--reading lists the long sentences of one page, and nothing with --quiet or without reading goals',
  async () => {
    const { root, write } = siteFolder(files);
    const args = ['check', '--pages', 'pages'];
    const { stdout } = await runSite([...args, '--reading', '/long'], { cwd: root });
    expect(stdout.trim().split('\n').slice(2)).toEqual([
      expect.stringMatching(/1 long {2}\/long$/),
      `          ${long}`,
    ]);
    expect((await runSite([...args, '--quiet'], { cwd: root })).stdout).toBe('');
    write({ '_site.tsx': siteText() });
    expect((await runSite(args, { cwd: root })).stdout).not.toContain('Reading');
  },
);

thoroughly('the grades are in the JSON, next to the problems', async () => {
  const { root, write } = siteFolder(files);
  const json = await runSite(['check', '--json', '--pages', 'pages'], { cwd: root });
  expect(JSON.parse(json.stdout).reading[1]).toMatchObject({
    address: '/long',
    longSentences: [long],
  });
  write({ 'more.tsx': pageText('More', { body: '<a href="/nowhere">Go</a>' }) });
  const { code, stdout, stderr } = await runSite(['check', '--pages', 'pages'], { cwd: root });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('/nowhere') });
  expect(stdout).toContain('Reading grade above 8');
});

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Go to St. Helena by 9 a.m. Monday.', ['Go to St. Helena by 9 a.m. Monday.']],
  ['The U.S. Postal Service is here. Come in.', ['The U.S. Postal Service is here.', 'Come in.']],
])('%s is split into sentences', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});
