import type { Command } from 'commander';
import { explanationLines } from '../../build/explain/explanation.ts';
import type { InstallPaths } from '../install-paths.ts';
import { type SiteFlags, siteCommand } from '../options/command-options.ts';
import { toSiteOptions } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';

/** Adds `site explain`. */
export function explain(program: Command, home: InstallPaths): void {
  siteCommand(program, 'explain', 'say what a page is made of, and who links to it')
    .argument('<address>', 'of the page, such as /about')
    .option('--json', 'print it as JSON')
    .action(async (address: string, flags: SiteFlags & { readonly json?: true }) => {
      const { explainPage } = await import('../../build/explain/explain-page.ts');
      const page = await explainPage(toSiteOptions(home, flags), withSlash(address));
      print(flags.json ? JSON.stringify(page, null, 2) : explanationLines(page));
    });
}

/** Some shells take `/about` for a file. */
function withSlash(address: string): string {
  return `/${address.replace(/^\/+/, '')}`;
}
