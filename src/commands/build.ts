import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { type OutputFlags, type SiteFlags, siteCommand } from './command-options.ts';
import type { Home } from './home.ts';
import { summarize } from './summarize.ts';
import { toSiteOptions } from './to-site-options.ts';

/** Adds `site build`. */
export function build(program: Command, home: Home): void {
  siteCommand(program, 'build', 'write the site into a folder')
    .option('--out <folder>', 'where to write', 'dist')
    .option('--json', 'print a summary, or the problems, as JSON')
    .action(async (flags: SiteFlags & OutputFlags) => {
      const { buildSite } = await import('../build.ts');
      const out = resolve(flags.out);
      await summarize(flags.json, `Built into ${relative('', out) || '.'}`, () =>
        buildSite({ ...toSiteOptions(home, flags), out }),
      );
    });
}
