import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildDate } from '../../../src/cli/options/to-site-options.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

test.each(['tomorrow', ' ', '-1', '1.5', '1e30', '0x10', '99999999999999'])(
  'a SOURCE_DATE_EPOCH of "%s" is not a whole number of seconds',
  (epoch) => {
    expect(() => buildDate(epoch)).toThrow(
      `SOURCE_DATE_EPOCH: "${epoch}" is not a whole number of seconds.\n  Set it to seconds since January 1, 1970 (UTC), or unset it.`,
    );
  },
);

test('an unusable SOURCE_DATE_EPOCH ends a command with exit code 1', async () => {
  const { code, stdout, stderr } = await runSite(['build'], { env: { SOURCE_DATE_EPOCH: 'now' } });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^SOURCE_DATE_EPOCH: "now" is not a whole number of seconds\.\n.*\n\n1 problem\.\n$/,
  );
});

thoroughly(
  'SOURCE_DATE_EPOCH sets the day, and nothing else of the clock or the time zone affects the pages',
  async () => {
    const imports = "import { useBuildDate } from '#authoring';";
    const site = siteFolder({
      'day.tsx': pageText('Day', { imports, body: '<b>{useBuildDate()}</b>' }),
    });
    const env = { SOURCE_DATE_EPOCH: '946684799' };
    const inTokyo = { ...env, TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8' };
    const out = resolve(site.root, 'second');
    const results = [
      await runSite(['build', '--pages', site.pages, '--out', site.out], { env }),
      await runSite(['build', '--pages', site.pages, '--out', out], {
        env: inTokyo,
        cwd: site.root,
      }),
    ];
    for (const { code, stderr } of results)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(contentsOf(site.out)['day.html']).toContain('<b>1999-12-31</b>');
    expect(contentsOf(out)).toEqual(contentsOf(site.out));
  },
);
