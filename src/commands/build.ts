import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import {
  type OutcomeFlags,
  type OutputFlags,
  outcomeCommand,
  type SiteFlags,
  siteCommand,
} from './command-options.ts';
import type { Home } from './home.ts';
import { summarize } from './summarize.ts';
import { toSiteOptions } from './to-site-options.ts';

interface BuildFlags extends SiteFlags, OutputFlags, OutcomeFlags {
  readonly dryRun?: true;
}

/** Adds `site build`. */
export function build(program: Command, home: Home): void {
  outcomeCommand(siteCommand(program, 'build', 'write the site into a folder'))
    .option('--out <folder>', 'where to write', 'dist')
    .option('--dry-run', 'list what would be added, changed and removed, and write nothing')
    .action(async (flags: BuildFlags) => {
      const { buildSite, rehearseSite } = await import('../build.ts');
      const out = resolve(flags.out);
      const done = flags.dryRun ? 'Built in memory' : `Built into ${relative('', out) || '.'}`;
      const run = flags.dryRun ? rehearseSite : buildSite;
      const options = { ...toSiteOptions(home, flags), out };
      await summarize(flags, done, (progress) => run({ ...options, progress }));
    });
}
