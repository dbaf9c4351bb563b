import { expect, test } from 'vitest';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWatch } from '../../support/watched.ts';

const files = {
  '_site.tsx': siteText({ more: 'searchIndex: true' }),
  'find.tsx': pageText('Find', {
    imports: "import { searchIndex } from '#authoring';",
    meta: 'listed: false',
    body: '<p data-index={searchIndex}>Type a word.</p>',
  }),
  'kites.tsx': pageText('Kites', { body: '<p>A tail of ribbon.</p>' }),
};
const indexOf = (html: string): string => /data-index="([^"]+)"/.exec(html)?.[1] ?? '';

test('saving a page in watch changes the index as a build would', async () => {
  const site = siteFolder(files, 'watch-search');
  const watched = await startWatch(site.pages);
  const before = indexOf((await watched.ask('/find')).body);
  expect((await watched.ask(before)).body).toContain('ribbon');
  const changed = { ...files, 'kites.tsx': files['kites.tsx'].replace('ribbon', 'rope') };
  site.write(changed);
  await watched.shows('/kites', 'A tail of rope.');
  const after = await waitFor('another index', async () => {
    const index = indexOf((await watched.ask('/find')).body);
    return index !== before && index;
  });
  expect((await watched.ask(after)).body).toContain('rope');
  expect((await watched.ask(before)).status).toBe(404);
  const built = await builtSite(changed);
  expect(indexOf(built.read('find.html'))).toBe(after);
});
