import { relative } from 'node:path';
import type { Command } from 'commander';
import { type SiteFlags, siteCommand } from '../options/command-options.ts';
import { type InstallPaths, toSiteOptions } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';

interface NewFlags extends SiteFlags {
  readonly title?: string;
  readonly description?: string;
}

/** Adds `site new`. */
export function newCommand(program: Command, home: InstallPaths): void {
  siteCommand(program, 'new', 'create a page that passes every check once a page links to it')
    .argument(
      '<address>',
      'the address of the page, such as /gift-wrapping or /guides/gift-wrapping',
    )
    .option('--title <text>', 'the title in browser tabs and search results')
    .option('--description <text>', 'one or two sentences for search results')
    .option('--json', 'print the address and the file as JSON')
    .action(async (argument: string, flags: NewFlags) => {
      const { createPage } = await import('../../build/new-page.ts');
      const { title, description, json } = flags;
      const address = `/${argument.replace(/^\/+|\/+$/g, '')}`;
      const written = await createPage(toSiteOptions(home, flags), { address, title, description });
      const file = relative('', written);
      if (json) return print(JSON.stringify({ address, file }));
      print(`Created ${file} for ${address}. Replace its text, and link to it.`);
    });
}
