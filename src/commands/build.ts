import { join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import type { SiteOptions } from '../model/site-options.ts';
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
  /** False where share pictures are not wanted. */
  readonly og: boolean;
}

/** Adds `site build`. */
export function build(program: Command, home: Home): void {
  outcomeCommand(siteCommand(program, 'build', 'write the site into a folder'))
    .option('--out <folder>', 'where to write', 'dist')
    .option('--dry-run', 'list what would be added, changed and removed, and write nothing')
    .option('--no-og', 'draw no share pictures, and name none')
    .action(async (flags: BuildFlags) => {
      const { buildSite, rehearseSite } = await import('../build.ts');
      const out = resolve(flags.out);
      const done = flags.dryRun ? 'Built in memory' : `Built into ${relative('', out) || '.'}`;
      const run = flags.dryRun ? rehearseSite : buildSite;
      const pictures = flags.og ? pictureOptions(home) : undefined;
      const options = { ...toSiteOptions(home, flags), pictures, out };
      await summarize(flags, done, (progress) => run({ ...options, progress }));
    });
}

function pictureOptions({ root, compiled }: Home): SiteOptions['pictures'] {
  const cacheFolder = join(root, 'node_modules', '.cache', 'share-pictures');
  return { workerFile: join(compiled, 'draw-worker.js'), cacheFolder };
}
