import { expect, inject, test } from 'vitest';
import { facts } from '../../../pages/_facts/facts.ts';
import { rejectedReadings } from '../../../src/checks/rules/rejected-readings.ts';
import { documentOf, ruleSite } from '../../support/rule-site.ts';
import { runSite } from '../../support/run-site.ts';
import { sampleOf } from '../../support/sample.ts';
import { secondOpinion } from '../../support/second-opinion.ts';
import { readPage, realRoutes } from '../../support/site/built-pages.ts';

const { resolved, asStated } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);

const policies: readonly (readonly [string, readonly string[]])[] = [
  ['with the chosen readings', []],
  ['as stated', ['--as-stated']],
];

test.each(sampleOf(policies, 2))('site check finds no problem %s', async (_, flags) => {
  expect(await runSite(['check', '--quiet', ...flags])).toMatchObject({ code: 0, stderr: '' });
});

test.each([
  ['resolved', resolved],
  ['as stated', asStated],
])('%s: a second validator accepts the structured data of every page', async (_, folder) => {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const faults = await secondOpinion(graphOf(readPage(folder, address)));
      return faults.map((fault) => `${address}: ${fault}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('the second validator reports errors', async () => {
  const [, page, store] = graphOf(readPage(resolved, '/'));
  expect(
    await secondOpinion([
      { ...page, fone: 1 },
      { ...store, opens: '9' },
    ]),
  ).toEqual([expect.stringContaining('fone'), expect.stringContaining('opens')]);
});

test('in the site as stated, the rejected readings are found', () => {
  const site = ruleSite({ facts });
  const found = addresses.flatMap((address) =>
    [rejectedReadings(documentOf(readPage(asStated, address)), site)].flat(),
  );
  expect(
    new Set(
      found.map(({ message }) =>
        message.replace(/^.* is a value of "|" that this site rejected.*$/g, ''),
      ),
    ),
  ).toEqual(
    new Set([
      'Weekly hours',
      'Holidays',
      'I-40 exits',
      'Declared value',
      'Witnesses for a will',
      'Street',
      'ZIP',
      'Phone',
      'Founded',
      'FAQ upvotes',
    ]),
  );
});

function graphOf(html: string): readonly Readonly<Record<string, unknown>>[] {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return text === undefined ? [] : JSON.parse(text)['@graph'];
}
