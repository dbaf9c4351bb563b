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
}

/** Adds `site check`. */
export function check(program: Command, home: Home): void {
  outcomeCommand(
    siteCommand(program, 'check', 'find what is wrong with the site, and write nothing'),
  )
    .option('--launch', 'also fail while a fact is a placeholder')
    .action(async (flags: CheckFlags) => {
      const { checkSite } = await import('../build.ts');
      const { checkLaunch } = await import('../check-launch.ts');
      const options = toSiteOptions(home, flags);
      await summarize(flags, 'Checked', async (progress) => {
        const summary = await checkSite({ ...options, progress });
        if (flags.launch) await checkLaunch(options);
        return summary;
      });
    });
}
