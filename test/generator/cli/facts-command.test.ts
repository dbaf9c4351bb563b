import { expect, test } from 'vitest';
import { runSite } from '../../support/run-site.ts';
import { siteFolder, siteText } from '../../support/site-folder.ts';

const facts = `facts: [
  { name: 'Phone', status: 'placeholder', chosen: '555-0142', readings: [{ value: '555-0142', statedAt: ['footer'] }] },
  { name: 'ZIP', chosen: 28405, why: 'Most pages agree.', remark: 'Ask the owner.', readings: [
    { value: 28405, statedAt: ['/', 'structured data'] }, { value: 28409, statedAt: ['/about'], note: 'as printed' }] },
  { name: 'Hours', chosen: ['9-6'], status: 'assumed', show: (hours) => 'open ' + hours.join(), readings: [{ value: ['8-6'], statedAt: [] }] },
],`;

test('facts of a site without any says where they belong', async () => {
  const { stdout } = await runSite(['facts'], { cwd: siteFolder().root });
  expect(stdout).toBe('The site has no facts. List them in `facts` of `defineSite`.\n');
});

test('facts prints every reading, and which one is chosen and why', async () => {
  const site = siteFolder({ '_site.tsx': siteText({ more: facts }) });
  const { code, stdout, stderr } = await runSite(['facts', '--pages', site.pages]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`Phone (placeholder)
  * 555-0142  [footer]

ZIP
  * 28405  [/, structured data]
    28409  [/about, as printed]
    Reason: Most pages agree.
    Remark: Ask the owner.

Hours (assumed)
    open 8-6  []
  * open 9-6
`);
  const json = JSON.parse((await runSite(['facts', '--json', '--pages', site.pages])).stdout);
  expect(json.map(({ name }: { name: string }) => name)).toEqual(['Phone', 'ZIP', 'Hours']);
});
