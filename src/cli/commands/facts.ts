import type { Command } from 'commander';
import { type SiteFlags, siteCommand } from '../options/command-options.ts';
import { type InstallPaths, toSiteOptions } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';
import { factLines } from '../output/tables.ts';

const description = 'print the facts of the site: their readings, sources, and chosen values';

/** Adds `site facts`. */
export function facts(program: Command, home: InstallPaths): void {
  siteCommand(program, 'facts', description)
    .option('--json', 'print the result as JSON')
    .action(async (flags: SiteFlags) => {
      const { openSiteAlone } = await import('../../build/open-site.ts');
      const { definition } = await openSiteAlone(toSiteOptions(home, flags));
      print(factLines(definition.facts ?? [], flags.json === true));
    });
}
