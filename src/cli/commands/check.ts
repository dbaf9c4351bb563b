import type { Command } from 'commander';
import type { CheckOptions } from '../../build/check.ts';
import type { InstallPaths } from '../install-paths.ts';
import { type OutcomeFlags, outcomeCommand, siteCommand } from '../options/command-options.ts';
import { pictureFolderOf, toSiteOptions } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';
import { reportOutcome } from '../output/report-outcome.ts';

interface CheckFlags extends OutcomeFlags {
  readonly launch?: true;
  readonly links?: true;
  readonly reading?: true | string;
}

/** Adds `site check`. */
export function check(program: Command, home: InstallPaths): void {
  outcomeCommand(siteCommand(program, 'check', 'find problems in the site, and write nothing'))
    .option('--launch', 'also fail if a fact is a placeholder or an assumption')
    .option('--links', 'also follow the links to other hosts')
    .option('--reading [address]', 'list the long sentences of every page, or of one page')
    .action(async (flags: CheckFlags) => {
      const site = toSiteOptions(home, flags, 'check');
      const { checkSite } = await import('../../build/check.ts');
      const { createReadingReport } = await import('../../checks/text/reading-grade.ts');
      const reading = createReadingReport();
      const pictureFolder = pictureFolderOf(site);
      const options: CheckOptions = {
        ...site,
        pictureFolder,
        inspections: [reading],
      };
      try {
        await reportOutcome(flags, 'Checked', async (progress) => {
          const summary = await checkSite({ ...options, progress }, flags);
          return flags.json ? { ...summary, reading: reading.pages() } : summary;
        });
      } finally {
        if (!flags.json && !flags.quiet) reading.lines(flags.reading).forEach(print);
      }
    });
}
