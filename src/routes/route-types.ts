import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatorModule } from '../modules/compile/resolve.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { isPlain } from './redirects.ts';
import type { RouteTable } from './route.ts';

export const routeTypesFile = '_routes.d.ts';

/**
 * Writes the type of all addresses, so that the compiler finds broken links. For a `[slug].tsx`
 * module it accepts any slug, because links to its pages are computed from entries: the build
 * checks those. Git ignores the file.
 */
export function writeRouteTypes(
  table: RouteTable,
  { pages, generatorFolder }: Pick<SiteOptions, 'pages' | 'generatorFolder'>,
): void {
  const patterns = [...table.routes.values()].map(({ page }) => page.pattern);
  const addresses = [...new Set([...patterns, ...[...table.redirects.keys()].filter(isPlain)])].map(
    (pattern) =>
      pattern.includes('[slug]')
        ? `\`${pattern.replace('[slug]', `\${string}`)}\``
        : JSON.stringify(pattern),
  );
  const addressModule = generatorModule(pages, generatorFolder, 'author/address');
  const text = [
    '// Written by the generator: every address and alias of the site.',
    `import '${addressModule}';`,
    '',
    `declare module '${addressModule}' {`,
    '  interface KnownAddresses {',
    '    readonly address:',
    ...(addresses.length === 0 ? ['never'] : addresses).map((type) => `      | ${type}`),
    '  }',
    '}',
    '',
  ].join('\n');
  const file = join(pages, routeTypesFile);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
