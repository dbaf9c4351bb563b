import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { type SiteFlags, siteCommand } from '../options/command-options.ts';
import { type InstallPaths, toSiteOptions } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';
import { routeLines } from '../output/tables.ts';

interface RoutesFlags extends SiteFlags {
  readonly out?: string;
  readonly types?: true;
}

/** Adds `site routes`. */
export function routes(program: Command, home: InstallPaths): void {
  siteCommand(program, 'routes', 'print the addresses of the site and the sizes of its pages')
    .option(
      '--out <folder>',
      'the built site, to measure its pages (default: dist next to the pages folder)',
    )
    .option('--json', 'print the result as JSON')
    .option('--types', 'write the addresses as a type to _routes.d.ts in the pages folder')
    .action(async (flags: RoutesFlags) => {
      const { openSiteAlone } = await import('../../build/open-site.ts');
      const options = toSiteOptions(home, flags);
      const { table } = await openSiteAlone(options);
      if (flags.types) {
        const { writeRouteTypes } = await import('../../routes/route-types.ts');
        return writeRouteTypes(table, options);
      }
      const { measureRoutes } = await import('../output/tables.ts');
      const sizes = await measureRoutes(
        table,
        resolve(flags.out ?? join(options.pages, '..', 'dist')),
      );
      print(routeLines(table, sizes, flags.json === true));
    });
}
