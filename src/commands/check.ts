import type { Command } from 'commander';
import {
  type OutcomeFlags,
  outcomeCommand,
  type SiteFlags,
  siteCommand,
} from './command-options.ts';
import type { Home } from './home.ts';
import { summarize } from './summarize.ts';
import { toSiteOptions } from './to-site-options.ts';

interface CheckFlags extends SiteFlags, OutcomeFlags {
  readonly launch?: true;
  readonly links?: true;
}

/** Adds `site check`. */
export function check(program: Command, home: Home): void {
  outcomeCommand(
    siteCommand(program, 'check', 'find what is wrong with the site, and write nothing'),
  )
    .option('--launch', 'also fail while anything only holds a place or is assumed')
    .option('--links', 'also follow the links to other hosts')
    .action(async (flags: CheckFlags) => {
      const { inspectSite } = await import('../inspect-site.ts');
      const options = toSiteOptions(home, flags);
      await summarize(flags, 'Checked', (progress) => inspectSite({ ...options, progress }, flags));
    });
}
