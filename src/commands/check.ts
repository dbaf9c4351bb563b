import type { Command } from 'commander';
import { type SiteFlags, siteCommand } from './command-options.ts';
import type { Home } from './home.ts';
import { summarize } from './summarize.ts';
import { toSiteOptions } from './to-site-options.ts';

interface CheckFlags extends SiteFlags {
  readonly json?: true;
  readonly launch?: true;
}

/** Adds `site check`. */
export function check(program: Command, home: Home): void {
  siteCommand(program, 'check', 'find what is wrong with the site, and write nothing')
    .option('--launch', 'also fail while a fact is a placeholder')
    .option('--json', 'print a summary, or the problems, as JSON')
    .action(async (flags: CheckFlags) => {
      const { checkSite } = await import('../build.ts');
      const { checkLaunch } = await import('../check-launch.ts');
      const options = toSiteOptions(home, flags);
      await summarize(flags.json, 'Checked', async () => {
        const summary = await checkSite(options);
        if (flags.launch) await checkLaunch(options);
        return summary;
      });
    });
}
