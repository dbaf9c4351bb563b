import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toInstall } from '../install.js';
import { makeItems, navigation, toPost } from '../items.js';
import { benchFolder } from '../places.js';

const { program, missing } = toInstall('@11ty/eleventy', '3.1.7', 'cmd.cjs');

const writers = {
  entries: writeEntries,
  modules: writeFiles,
  watched: writeFiles,
  posts: writePosts,
};

/** Eleventy, with Nunjucks templates. `entries` are paginated data; as `modules` and `posts` every page is a file. */
export const eleventy = {
  name: 'eleventy',
  usesNode: true,
  /** Its server keeps pages whose files are gone. */
  keepsRemovedPages: true,

  missing,

  prepare({ folder, count, shape }) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(benchFolder, 'eleventy'), folder, { recursive: true });
    for (const name of ['_data', 'pages', 'pages/guide']) mkdirSync(join(folder, name));
    const styles = { css: readFileSync(join(benchFolder, 'site', '_site.css'), 'utf8') };
    writeData(folder, 'styles', styles);
    writeData(folder, 'navigation', navigation);
    const home = { layout: 'document.njk', item: { title: 'Bench', description: 'Start.' } };
    writeFileSync(join(folder, 'pages', 'index.html'), frontMatter(home, '<h1>Bench</h1>'));
    writers[shape](folder, makeItems(count));
  },

  build: ({ node, out }) => [node, program, '--quiet', '--output', out],

  watch: ({ node, out, port }) => [node, program, '--serve', '--output', out, '--port', port],
  edited: (slug) => {
    const address = `/guide/${slug}.html`;
    return {
      page: { file: `pages/guide/${slug}.md`, address, words: 'costs little' },
      component: { file: '_includes/item.njk', address, words: 'Sizes and prices' },
    };
  },
};

function writeEntries(folder, items) {
  writeData(folder, 'items', [...items]);
  const head = {
    layout: 'item.njk',
    pagination: { data: 'items', size: 1, alias: 'item' },
    permalink: 'guide/{{ item.slug }}.html',
  };
  writeFileSync(join(folder, 'pages', 'items.njk'), frontMatter(head));
}

function writeFiles(folder, items) {
  for (const item of items) {
    const head = { layout: 'item.njk', permalink: `guide/${item.slug}.html`, item };
    writeFileSync(join(folder, 'pages', 'guide', `${item.slug}.md`), frontMatter(head));
  }
}

function writePosts(folder, items) {
  const shared = { layout: 'post.njk', permalink: 'guide/{{ page.fileSlug }}.html' };
  writeFileSync(join(folder, 'pages', 'guide', 'guide.json'), JSON.stringify(shared));
  for (const item of items)
    writeFileSync(join(folder, 'pages', 'guide', `${item.slug}.md`), toPost(item));
}

function writeData(folder, name, value) {
  writeFileSync(join(folder, '_data', `${name}.json`), JSON.stringify(value));
}

function frontMatter(data, body = '') {
  return `---json\n${JSON.stringify(data, null, 2)}\n---\n${body}\n`;
}
