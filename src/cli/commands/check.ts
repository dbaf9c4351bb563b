import type { Command } from 'commander';
import { type OutcomeFlags, outcomeCommand, siteCommand } from '../options/command-options.ts';
import { type InstallPaths, pictureFolderOf, toSiteOptions } from '../options/to-site-options.ts';
import { reportOutcome } from '../output/report-outcome.ts';

interface CheckFlags extends OutcomeFlags {
  readonly launch?: true;
  readonly links?: true;
}

/** Adds `site check`. */
export function check(program: Command, home: InstallPaths): void {
  outcomeCommand(siteCommand(program, 'check', 'find problems in the site, and write nothing'))
    .option('--launch', 'also fail if a fact is a placeholder or an assumption')
    .option('--links', 'also follow the links to other hosts')
    .action(async (flags: CheckFlags) => {
      const site = toSiteOptions(home, flags, 'check');
      const { checkSite } = await import('../../build/check.ts');
      const options = { ...site, pictureFolder: pictureFolderOf(site) };
      await reportOutcome(site, flags, 'Checked', (progress) =>
        checkSite({ ...options, progress }, flags),
      );
    });
}
