import type { Command } from 'commander';
import { factLines } from '../model/tables.ts';
import { type SiteFlags, siteCommand } from './command-options.ts';
import type { Home } from './home.ts';
import { print } from './print.ts';
import { toSiteOptions } from './to-site-options.ts';

const description = 'print the facts of the site: readings, where each is stated, which is chosen';

/** Adds `site facts`. */
export function facts(program: Command, home: Home): void {
  siteCommand(program, 'facts', description)
    .option('--json', 'print them as JSON')
    .action(async (flags: SiteFlags & { readonly json?: true }) => {
      const { loadSite } = await import('../load-site.ts');
      const { site } = await loadSite(toSiteOptions(home, flags));
      print(factLines(site.facts ?? [], flags.json === true));
    });
}
