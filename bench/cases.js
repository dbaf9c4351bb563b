import { join } from 'node:path';
import { astro } from './contenders/astro.js';
import { eleventy } from './contenders/eleventy.js';
import { floor } from './contenders/floor.js';
import { hugo } from './contenders/hugo.js';
import { site } from './contenders/site.js';
import { contactColumns, measureContact } from './measure-contact.js';
import { lighthouseColumns, measureLighthouse } from './measure-lighthouse.js';
import { measureMemory, memoryColumns } from './measure-memory.js';
import { measureWatch } from './measure-watch.js';
import { measureWeight, weightColumns } from './measure-weight.js';
import { root } from './places.js';

/** The same with nothing changed since the last build. */
const again = { ...site, name: 'site, unchanged', keepsOut: true };

/** With nothing taken over from earlier builds. */
const anew = {
  ...site,
  name: 'site, no cache',
  build: (options) => [...site.build(options), '--no-cache'],
};

/** The site of this repository: nobody else has one like it. */
const real = {
  name: 'real',
  rounds: 11,
  folder: join(root, 'pages'),
  contenders: [site, again, anew],
};

/** The same generated pages for all contenders; one page of them is the home page. */
const builds = ['entries', 'modules'].flatMap((shape) =>
  [75, 1000, 10_000, 100_000].map((pages) => ({
    name: `${shape}-${pages}`,
    shape,
    pages,
    rounds: roundsFor(pages),
    // Half an hour of esbuild over 100,000 modules would show nothing new.
    isLarge: pages > 10_000,
    contenders: [site, again, anew, floor, hugo, eleventy],
  })),
);

/** Pages from Markdown. */
const posts = [1000, 10_000].map((pages) => ({
  name: `posts-${pages}`,
  shape: 'posts',
  pages,
  rounds: roundsFor(pages),
  contenders: [site, again, anew, eleventy, astro],
}));

/** From saving a file to the new page being served. */
const watches = [75, 1000].map((pages) => ({
  name: `watch-${pages}`,
  // As modules, with some entries and an imported JSON file.
  shape: 'watched',
  pages,
  measure: measureWatch,
  rounds: 21,
  contenders: [site, hugo, eleventy],
}));

/** What a visitor receives from the real site. */
const visits = [
  { name: 'weight', measure: measureWeight, columns: weightColumns },
  { name: 'lighthouse', rounds: 3, measure: measureLighthouse, columns: lighthouseColumns },
];

/** From posting a message to the answer, next to Express with one insert and with none. */
const contact = { name: 'contact', rounds: 3, measure: measureContact, columns: contactColumns };

/** Whether `site watch` holds more and more while its pages are saved. */
const memory = { name: 'memory', measure: measureMemory, columns: memoryColumns };

export const cases = [real, ...builds, ...posts, ...watches, ...visits, contact, memory];

function roundsFor(pages) {
  if (pages <= 75) return 11;
  return pages <= 1000 ? 7 : 3;
}

/** The case of that name, or all whose names begin with it. Large cases must be named in full. */
export function casesNamed(name) {
  const exact = cases.filter((each) => each.name === name);
  if (exact.length > 0) return exact;
  return cases.filter((each) => !each.isLarge && each.name.startsWith(`${name}-`));
}
