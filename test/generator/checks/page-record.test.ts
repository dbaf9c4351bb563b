import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toPageRecord } from '../../../src/checks/page-record.ts';
import { renderedPage } from '../../support/rule-site.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

test('what is kept of a page keeps none of its HTML in memory', () => {
  const kept = [];
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let page = 0; page < 20; page += 1) {
    const text = `${page} `.repeat(500_000);
    const html = `<h2 id="a-long-id-of-a-heading">A heading with many words</h2><a href="/a-link/to-a-page">A</a><nav>${text}</nav>`;
    // Read from bytes, as markup is put together from parts.
    kept.push(toPageRecord(renderedPage(Buffer.from(html).toString()), true));
  }
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000);
  expect(kept[0]?.links).toEqual(['/a-link/to-a-page']);
});
