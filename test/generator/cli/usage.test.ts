import { expect } from 'vitest';
import { runSite } from '../../support/run-site.ts';
import { thoroughly } from '../../support/thoroughly.ts';

thoroughly.each([
  [['biuld'], /unknown command 'biuld'[\s\S]*Did you mean build\?/],
  [['dev'], /unknown command 'dev'\n\(Did you mean watch\?\)/],
  [['build', '--otu', 'x'], /unknown option '--otu'[\s\S]*Did you mean --out\?/],
  [['build', 'extra'], /too many arguments/],
  [['build', '--out'], /argument missing/],
  [
    ['build', '--origin', 'store.example'],
    /Write a scheme and a host, such as https:\/\/www\.example\.com\./,
  ],
  [['build', '--origin', 'https://store.example/shop'], /Write a scheme and a host/],
  [[], /Usage: site/],
])('wrong usage is reported with exit code 2: %j', async (args, message) => {
  const { code, stdout, stderr } = await runSite(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/ at .*:\d+:\d+/);
});

thoroughly.each(['build', 'check', 'routes', 'facts'])(
  '%s --help prints its options and exits 0',
  async (command) => {
    const { code, stdout, stderr } = await runSite([command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: site ${command}`);
    for (const option of ['--pages <folder>', '--origin <url>', '--as-stated', '--json'])
      expect(stdout).toContain(option);
  },
);
