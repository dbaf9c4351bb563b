import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWatch, type Watched } from '../../support/watched.ts';

const numbers = Array.from({ length: 150 }, (_, index) => 100 + index);

/** Each page takes a while, so that all of them take more than a second. */
const component = (word: string): string => `export function Slow() {
  for (const end = performance.now() + 8; performance.now() < end; );
  return <p>The word is ${word}.</p>;
}`;

const body = { imports: "import { Slow } from './_slow.tsx';", body: '<Slow />' };

let watched: Watched;
let say: (word: string) => void;

/** Watches a site whose pages all contain the text of one component, and the visible page. */
beforeAll(async () => {
  const pages = numbers.map((number) => [`p${number}.tsx`, pageText(`Page ${number}`, body)]);
  const site = siteFolder(
    { '_slow.tsx': component('old'), ...Object.fromEntries(pages) },
    'watch-visible-page',
  );
  watched = await startWatch(site.pages);
  say = (word) => site.write({ '_slow.tsx': component(word) });
  const { ask, shows, builds } = watched;
  // Once the fast path is ready, a page arrives before all are rendered.
  for (let count = -1; builds().length !== count; ) {
    count = builds().length;
    await ask('/p100');
    say(`after ${count}`);
    await shows('/p100', `after ${count}`);
  }
});
afterAll(() => watched.command.stop());

test('no outdated page is served while the rest of a site is rendered', async () => {
  const { ask, shows, builds } = watched;
  // A busy machine may render the rest before it is requested: then this was another case.
  for (let round = 1, isMeanwhile = false; !isMeanwhile; round += 1) {
    say(`new ${round}`);
    await shows('/p100', `The word is new ${round}.`);
    const count = builds().length;
    for (const number of [...numbers].reverse().slice(0, 20)) {
      const start = performance.now();
      const { body } = await ask(`/p${number}`);
      // An outdated page is better than none after two seconds.
      if (performance.now() - start < 2_000) expect(body).toContain(`The word is new ${round}.`);
    }
    isMeanwhile = builds().length === count;
  }
});

thoroughly('the next save does not wait for the rest of the site', async () => {
  const { shows, builds } = watched;
  // If all pages were rendered after each save, this would never end.
  let word = '';
  for (let round = 1, isInterrupted = false; !isInterrupted; round += 1) {
    const count = builds().length;
    for (word of [`one ${round}`, `two ${round}`, `three ${round}`]) {
      say(word);
      await shows('/p100', `The word is ${word}.`);
    }
    isInterrupted = builds().length - count <= 1;
  }
  for (const number of numbers) await shows(`/p${number}`, `The word is ${word}.`);
});

test('a page rendered before the others, and changed back since, is current', async () => {
  const { shows, builds } = watched;
  const built = builds().length;
  say('one');
  await shows('/p100', 'The word is one.');
  await shows('/p249', 'The word is one.');
  await waitFor('the build', () => builds().length > built);
  say('two');
  for (const page of ['/p249', '/p100', '/p101']) await shows(page, 'The word is two.');
  say('one');
  for (const page of ['/p249', '/p100']) await shows(page, 'The word is one.');
});
