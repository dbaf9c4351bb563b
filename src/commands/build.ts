import { join, relative, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { beforeReading } from '../build-state.ts';
import { recallBuild } from '../built-before.ts';
import { type HostName, hostNames } from '../model/hosts/hosts.ts';
import type { SiteOptions } from '../model/site-options.ts';
import {
  type OutcomeFlags,
  type OutputFlags,
  outcomeCommand,
  parseBase,
  type SiteFlags,
  siteCommand,
} from './command-options.ts';
import type { Home } from './home.ts';
import { summarize } from './summarize.ts';
import { toSiteOptions } from './to-site-options.ts';

interface BuildFlags extends SiteFlags, OutputFlags, OutcomeFlags {
  readonly target?: HostName;
  readonly base?: string;
  readonly compress?: true;
  readonly dryRun?: true;
  /** False where share pictures are not wanted. */
  readonly og: boolean;
}

/** Adds `site build`. */
export function build(program: Command, home: Home): void {
  outcomeCommand(siteCommand(program, 'build', 'write the site into a folder'))
    .option('--out <folder>', 'where to write', 'dist')
    .addOption(
      new Option('--target <host>', 'write what this host needs for redirects and headers').choices(
        hostNames,
      ),
    )
    .option('--base <path>', 'where the site begins on its host, such as /shop', parseBase)
    .option('--compress', 'write .br and .gz beside each file')
    .option('--dry-run', 'list what would be added, changed and removed, and write nothing')
    .option('--no-og', 'draw no share pictures, and name none')
    .option('--why', 'say what was taken from the module store, and why the rest was compiled')
    .action(async (flags: BuildFlags) => {
      const out = resolve(flags.out);
      const done = flags.dryRun ? 'Built in memory' : `Built into ${relative('', out) || '.'}`;
      const pictures = flags.og ? pictureOptions(home) : undefined;
      const hosting = { target: flags.target, base: flags.base, isCompressed: flags.compress };
      const options = { ...toSiteOptions(home, flags), ...hosting, pictures, out };
      await summarize(flags, done, async (progress) => {
        if (flags.dryRun)
          return (await import('../rehearse-site.ts')).rehearseSite({ ...options, progress });
        const before = options.remembers ? beforeReading(options) : undefined;
        const known = before && recallBuild(options, before);
        return known ?? (await import('../build.ts')).buildSite({ ...options, before, progress });
      });
    });
}

function pictureOptions({ cache, compiled }: Home): SiteOptions['pictures'] {
  const cacheFolder = join(cache.folder, 'share-pictures');
  return { workerFile: join(compiled, 'draw-worker.js'), cacheFolder };
}
