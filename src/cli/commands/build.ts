import { join, relative, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type HostName, hostNames } from '../../core/hosts.ts';
import {
  type OutcomeFlags,
  outcomeCommand,
  parseBase,
  siteCommand,
} from '../options/command-options.ts';
import { type InstallPaths, pictureFolderOf, toSiteOptions } from '../options/to-site-options.ts';
import { reportOutcome } from '../output/report-outcome.ts';

interface BuildFlags extends OutcomeFlags {
  readonly out: string;
  readonly target?: HostName;
  readonly base?: string;
  readonly compress?: true;
  readonly preview?: true;
  readonly dryRun?: true;
  /** False with `--no-og`. */
  readonly og: boolean;
}

/** Adds `site build`. */
export function build(program: Command, home: InstallPaths): void {
  outcomeCommand(siteCommand(program, 'build', 'write the site into a folder'))
    .option('--out <folder>', 'where to write', 'dist')
    .addOption(
      new Option('--target <host>', 'write the redirects and headers for this host').choices(
        hostNames,
      ),
    )
    .option('--base <path>', 'the path of the site on its host, such as /shop', parseBase)
    .option('--compress', 'also write a .br and a .gz form of each file')
    .option('--preview', 'ask search engines not to index this build')
    .option('--dry-run', 'list what would be added, changed, and removed, and write nothing')
    .option('--no-og', 'skip OG images')
    .action(async (flags: BuildFlags) => {
      const out = resolve(flags.out);
      const done = flags.dryRun ? 'Built in memory' : `Built into ${relative('', out) || '.'}`;
      const { target, base, compress: isCompressed, preview: isPreview } = flags;
      const hosting = { target, base, isCompressed, isPreview };
      const site = toSiteOptions(home, flags);
      const ogImageFolder = flags.og ? join(site.cacheFolder, 'og-images') : undefined;
      const pictureFolder = pictureFolderOf(site);
      const options = { ...site, ...hosting, ogImageFolder, pictureFolder, out };
      await reportOutcome(site, flags, done, async (progress) => {
        const all = { ...options, progress };
        if (flags.dryRun) return (await import('../../build/dry-run.ts')).dryRun(all);
        const { publishSite } = await import('../../build/publish-site.ts');
        return publishSite(all);
      });
    });
}
