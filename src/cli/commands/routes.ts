import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { InstallPaths } from '../install-paths.ts';
import { type SiteFlags, siteCommand } from '../options/command-options.ts';
import { toSiteOptions } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';
import { routeLines } from '../output/tables.ts';

interface RoutesFlags extends SiteFlags {
  readonly out?: string;
  readonly json?: true;
  readonly types?: true;
}

/** Adds `site routes`. */
export function routes(program: Command, home: InstallPaths): void {
  siteCommand(program, 'routes', 'print the addresses of the site, and what their pages weigh')
    .option(
      '--out <folder>',
      'where they were built, to be weighed (default: dist beside the pages)',
    )
    .option('--json', 'print them as JSON')
    .option('--types', 'write their type to _routes.d.ts in the folder of pages, and print nothing')
    .action(async (flags: RoutesFlags) => {
      const { loadSiteOutline } = await import('../../build/load/site-outline.ts');
      const options = toSiteOptions(home, flags);
      const { table } = await loadSiteOutline(options);
      if (flags.types) {
        const { writeRouteTypes } = await import('../../routes/route-types.ts');
        return writeRouteTypes(table, options);
      }
      const { measureRoutes } = await import('../output/page-sizes.ts');
      const weights = await measureRoutes(
        table,
        resolve(flags.out ?? join(options.pages, '..', 'dist')),
      );
      print(routeLines(table, weights, flags.json === true));
    });
}
