import type { Command } from 'commander';
import { explanationLines } from '../../build/explain/explanation.ts';
import { type SiteFlags, siteCommand } from '../options/command-options.ts';
import { type InstallPaths, toSiteOptions } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';

/** Adds `site explain`. */
export function explain(program: Command, home: InstallPaths): void {
  siteCommand(program, 'explain', 'show what a page consists of, and which pages link to it')
    .argument('<address>', 'the address of the page, such as /about')
    .option('--json', 'print the result as JSON')
    .action(async (address: string, flags: SiteFlags) => {
      const { explainPage } = await import('../../build/explain/explain-page.ts');
      const page = await explainPage(toSiteOptions(home, flags), withSlash(address));
      print(flags.json ? JSON.stringify(page, null, 2) : explanationLines(page));
    });
}

/** Some shells turn `/about` into a file path, so the slash may be left out. */
function withSlash(address: string): string {
  return `/${address.replace(/^\/+/, '')}`;
}
