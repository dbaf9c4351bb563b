import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toInstall } from '../install.js';
import { makeItems, navigation, toPost } from '../items.js';
import { benchFolder } from '../places.js';

/** The next version does not run on Node 20. */
const { modules, program, missing } = toInstall('astro', '5.18.2', 'astro.js');

/** Astro, with a content collection. */
export const astro = {
  name: 'astro',
  usesNode: true,
  missing,

  prepare({ folder, count }) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(benchFolder, 'astro'), folder, { recursive: true });
    cpSync(join(benchFolder, 'site', '_site.css'), join(folder, 'src', 'site.css'));
    writeFileSync(join(folder, 'src', 'navigation.json'), JSON.stringify(navigation));
    // It looks for itself beside the sources.
    symlinkSync(modules, join(folder, 'node_modules'));
    const content = join(folder, 'content', 'guide');
    mkdirSync(content, { recursive: true });
    for (const item of makeItems(count))
      writeFileSync(join(content, `${item.slug}.md`), toPost(item));
  },

  build: ({ node, out }) => [node, program, 'build', '--silent', '--outDir', out],
};
