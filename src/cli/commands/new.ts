import { relative } from 'node:path';
import type { Command } from 'commander';
import type { InstallPaths } from '../install-paths.ts';
import { type SiteFlags, siteCommand } from '../options/command-options.ts';
import { toSiteOptions } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';

interface NewFlags extends SiteFlags {
  readonly title?: string;
  readonly description?: string;
  readonly json?: true;
}

/** Adds `site new`. */
export function newCommand(program: Command, home: InstallPaths): void {
  siteCommand(program, 'new', 'write a page that passes every check, to begin with')
    .argument('<address>', 'of the page, such as /gift-wrapping or /guides/gift-wrapping')
    .option('--title <text>', 'what a browser’s tab and search engines call it')
    .option('--description <text>', 'a sentence or two that say what it holds')
    .option('--json', 'print its address and file as JSON')
    .action(async (asked: string, flags: NewFlags) => {
      const { createPage } = await import('../../build/new-page/new-page.ts');
      const { title, description, json } = flags;
      const address = `/${asked.replace(/^\/+|\/+$/g, '')}`;
      const written = await createPage(toSiteOptions(home, flags), { address, title, description });
      const file = relative('', written);
      if (json) return print(JSON.stringify({ address, file }));
      print(`Wrote ${file}: the page ${address}. Give it words of its own, and link to it.`);
    });
}
