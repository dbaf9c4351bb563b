import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeItems, navigation } from '../items.js';
import { benchFolder } from '../places.js';

/** Hugo, as found on the PATH. It has no entries: in both shapes every page is a file of front matter. */
export const hugo = {
  name: 'hugo',

  /** The reason if it cannot take part. */
  missing() {
    try {
      execFileSync('hugo', ['version'], { stdio: 'ignore' });
      return undefined;
    } catch {
      return 'there is no hugo on the PATH (Debian: apt-get install hugo)';
    }
  },

  prepare({ folder, count }) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(benchFolder, 'hugo'), folder, { recursive: true });
    const pages = join(folder, 'content', 'guide');
    mkdirSync(pages, { recursive: true });
    for (const item of makeItems(count))
      writeFileSync(join(pages, `${item.slug}.md`), `${JSON.stringify(item, null, 2)}\n`);
    const styles = { css: readFileSync(join(benchFolder, 'site', '_site.css'), 'utf8') };
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data', 'styles.json'), JSON.stringify(styles));
    writeFileSync(join(folder, 'data', 'navigation.json'), JSON.stringify(navigation));
  },

  build: ({ folder, out }) => ['hugo', '--quiet', '--source', folder, '--destination', out],

  // Its server goes on serving them.
  keepsRemovedPages: true,
  watch: ({ folder, port }) => ['hugo', 'server', '--source', folder, '--port', port],
  edited: (slug) => {
    const address = `/guide/${slug}.html`;
    return {
      page: { file: `content/guide/${slug}.md`, address, words: 'costs little' },
      component: { file: 'layouts/_default/single.html', address, words: 'Sizes and prices' },
    };
  },
};
