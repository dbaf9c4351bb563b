import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import fastGlob from 'fast-glob';
import { benchFolder } from '../places.js';
import { site } from './site.js';

/**
 * A loop over React's `renderToStaticMarkup` with the same pages, compiled beforehand, and without
 * checks, links, or a sitemap: no generator that renders with React can be faster.
 */
export const floor = {
  name: 'bare React',
  usesNode: true,

  prepare({ folder, ...rest }) {
    site.prepare({ folder, ...rest });
    const modules = fastGlob.sync(['_site.tsx', '**/*.tsx', '!**/_*'], { cwd: folder });
    const pages = modules
      .map((file) => file.replace(/\.tsx$/, ''))
      .filter((name) => name !== '_site');
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
    buildSync({
      entryPoints: ['_site', ...pages].map((name) => ({
        in: join(folder, `${name}.tsx`),
        out: name,
      })),
      outdir: join(folder, 'compiled'),
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
    });
  },

  build: ({ node, folder, out }) => [
    ...['env', 'NODE_ENV=production', node],
    ...[join(benchFolder, 'floor', 'build.js'), folder, out],
  ],
};
