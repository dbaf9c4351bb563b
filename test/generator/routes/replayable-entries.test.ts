import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { build } from '../../support/build.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** More entries than are kept in memory. */
const count = 10_050;

/** A site of many entries from a file; `read` says how `entries` reads it. */
function siteOf(entries: string): SiteFolder {
  const site = siteFolder({}, 'replayed');
  const list = join(site.root, 'list.txt');
  writeFileSync(list, Array.from({ length: count }, (_, index) => `page-${index}\n`).join(''));
  site.write({
    'many/[slug].tsx': `import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
let times = 0;
async function* read() {
  times += 1;
  for await (const slug of createInterface({ input: createReadStream(${JSON.stringify(list)}) }))
    yield { slug, words: 'Words of ' + slug + '.' };
}
export const entries = ${entries};
export const meta = ({ slug, words }) => ({
  title: slug, description: words, schemaType: 'WebPage',
  ...(slug === 'page-7' ? { aliases: ['/seventh'], breadcrumbs: [{ name: slug, url: '/many/page-7' }] } : {}),
  ...(slug === 'page-8' ? { listed: false } : {}),
});
export default ({ entry }) => <><h1>{entry.slug}</h1><p>{entry.words}</p></>;`,
  });
  return site;
}

describe('entries that are too many to keep in memory', () => {
  thoroughly('are read twice if the iterable can restart, and make the same site', async () => {
    const held = siteOf('read()');
    const replayed = siteOf('{ [Symbol.asyncIterator]: read }');
    for (const site of [held, replayed]) expect((await build(site)).problems).toEqual([]);
    const made = contentsOf(replayed.out);
    expect(made).toEqual(contentsOf(held.out));
    expect(made['many/page-10049.html']).toContain('<p>Words of page-10049.</p>');
    expect(made['seventh.html']).toContain('/many/page-7');
    expect(made['many/page-8.html']).toContain('noindex');
    expect(readFileSync(join(replayed.out, 'sitemap.xml'), 'utf8')).not.toContain('page-8<');
  });

  thoroughly('are reported if they differ the second time', async () => {
    const site = siteOf(`{ async *[Symbol.asyncIterator]() {
      for await (const entry of read()) if (times === 1 || entry.slug !== 'page-9') yield entry;
    } }`);
    expect((await build(site, { usesCache: false })).problems[0]).toContain(
      `many/[slug].tsx: The first iteration over its entries gave ${count}, and the second only ${count - 1} of them.`,
    );
  });
});
