import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeItems, navigation, toPost } from '../items.js';
import { benchFolder, root } from '../places.js';

const command = join(root, 'bin', 'site.js');

const writers = {
  entries: writeEntries,
  modules: writeModules,
  watched: writeModules,
  posts: writePosts,
};

/**
 * Our own generator. `entries` are read by one `[slug].tsx`; as `modules` every page is a file of
 * its own, with its words written out, and as `posts` it is a Markdown file.
 */
export const site = {
  name: 'site',
  usesNode: true,

  prepare({ folder, count, shape }) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(benchFolder, 'site'), folder, { recursive: true });
    mkdirSync(join(folder, 'guide'));
    const links = JSON.stringify(navigation);
    writeFileSync(join(folder, '_navigation.ts'), `export const navigation = ${links};\n`);
    writers[shape](folder, makeItems(count));
    if (shape === 'watched') cpSync(join(benchFolder, 'watch'), folder, { recursive: true });
  },

  build: ({ node, folder, out }) => [node, command, 'build', '--pages', folder, '--out', out],

  watch: ({ node, folder, port }) => [node, command, 'watch', '--pages', folder, '--port', port],
  /** Words that a save changes, and where they are then shown. */
  edited: (slug) => {
    const address = `/guide/${slug}`;
    return {
      page: { file: `guide/${slug}.tsx`, address, words: 'costs little' },
      component: { file: '_sections.tsx', address, words: 'Sizes and prices' },
      entryData: { file: '_news.ts', address: '/news/day-1', words: 'the counter opens at nine' },
      importedJson: { file: '_hours.json', address: '/hours', words: 'from nine to six' },
    };
  },
};

function writeEntries(folder, items) {
  rmSync(join(folder, '_posts.tsx'));
  const itemsFile = join(folder, '_items.ndjson');
  const lines = Array.from(items, (item) => `${JSON.stringify(item)}\n`);
  writeFileSync(itemsFile, lines.join(''));
  const constant = `export const itemsFile = ${JSON.stringify(itemsFile)};\n`;
  writeFileSync(join(folder, '_items-file.ts'), constant);
  renameSync(join(folder, '_entries.tsx'), join(folder, 'guide', '[slug].tsx'));
}

function writePosts(folder, items) {
  rmSync(join(folder, '_entries.tsx'));
  renameSync(join(folder, '_posts.tsx'), join(folder, 'guide', '[slug].tsx'));
  for (const item of items) writeFileSync(join(folder, 'guide', `${item.slug}.md`), toPost(item));
}

function writeModules(folder, items) {
  rmSync(join(folder, '_entries.tsx'));
  rmSync(join(folder, '_posts.tsx'));
  for (const item of items)
    writeFileSync(join(folder, 'guide', `${item.slug}.tsx`), toModule(item));
}

function toModule({ title, description, lead, cards, steps, rows, faq }) {
  const text = (value) => JSON.stringify(value);
  return `import type { PageMeta } from '#authoring';
import { Breadcrumb, Cards, Faq, Hero, Prices, Steps } from '../_sections.tsx';

const title = ${text(title)};

const faq = ${text(faq)};

export const meta: PageMeta = {
  title,
  description: ${text(description)},
  schemaType: 'WebPage',
  faqItems: faq,
};

export default function ItemPage() {
  return (
    <>
      <Breadcrumb title={title} />
      <Hero title={title} lead=${`{${text(lead)}}`} />
      <Cards cards={${text(cards)}} />
      <Steps steps={${text(steps)}} />
      <Prices rows={${text(rows)}} />
      <Faq faq={faq} />
    </>
  );
}
`;
}
