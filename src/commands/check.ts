import type { Command } from 'commander';
import {
  type OutcomeFlags,
  outcomeCommand,
  type SiteFlags,
  siteCommand,
} from './command-options.ts';
import type { Home } from './home.ts';
import { print } from './print.ts';
import { summarize } from './summarize.ts';
import { toSiteOptions } from './to-site-options.ts';

interface CheckFlags extends SiteFlags, OutcomeFlags {
  readonly launch?: true;
  readonly links?: true;
  readonly reading?: true | string;
}

/** Adds `site check`. */
export function check(program: Command, home: Home): void {
  outcomeCommand(
    siteCommand(program, 'check', 'find what is wrong with the site, and write nothing'),
  )
    .option('--launch', 'also fail while anything only holds a place or is assumed')
    .option('--links', 'also follow the links to other hosts')
    .option('--reading [address]', 'list the long sentences of each page, or of one')
    .action(async (flags: CheckFlags) => {
      const { inspectSite } = await import('../inspect-site.ts');
      const { createReadingReport } = await import('../inspect-reading.ts');
      const reading = createReadingReport();
      const options = { ...toSiteOptions(home, flags), seePage: reading.see };
      try {
        await summarize(flags, 'Checked', async (progress) => {
          const summary = await inspectSite({ ...options, progress }, flags);
          return flags.json ? { ...summary, reading: reading.pages() } : summary;
        });
      } finally {
        if (!flags.json && !flags.quiet) reading.lines(flags.reading).forEach(print);
      }
    });
}
