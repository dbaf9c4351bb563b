import type { Command } from 'commander';
import { plural } from '../../core/text.ts';
import type { WatchedBuild } from '../../watch/types.ts';
import {
  quietOption,
  type ServerFlags,
  type SiteFlags,
  serverCommand,
  siteCommand,
} from '../options/command-options.ts';
import { type InstallPaths, toSiteOptions } from '../options/to-site-options.ts';
import { print, printProblems, relativeToCwd } from '../output/print.ts';

const description = 'serve the site from memory, and rebuild it when a file changes';

interface WatchFlags extends SiteFlags, ServerFlags {
  readonly quiet?: true;
}

/** Adds `site watch`. */
export function watch(program: Command, home: InstallPaths): void {
  serverCommand(siteCommand(program, 'watch', description))
    .addOption(quietOption().conflicts('json'))
    .action(async (flags: WatchFlags) => {
      const { watch: serve } = await import('../../watch/watch.ts');
      const { host, port, proxy: proxies, allowedHost: allowedHosts, pages, json, quiet } = flags;
      const printResult = quiet ? () => {} : print;
      await serve({
        ...{ host, port, proxies, allowedHosts },
        site: toSiteOptions(home, flags, 'watch'),
        editor: process.env['VISUAL'] ?? process.env['EDITOR'],
        onListening: (url) =>
          printResult(json ? JSON.stringify({ url }) : `Serving ${pages} at ${url}`),
        onBuild: (result) => printBuild(result, json, printResult),
        onLateProblems: (problems) =>
          json
            ? print(JSON.stringify({ problems: problems.map(relativeToCwd) }))
            : printProblems(problems),
      });
    });
}

function printBuild(
  result: WatchedBuild,
  json: true | undefined,
  printResult: (text: string) => void,
): void {
  const problems = result.problems.map(relativeToCwd);
  if (problems.length > 0 && !json) printProblems(result.problems);
  printResult(json ? JSON.stringify({ ...result, problems }) : watchLine(result));
}

/** One line for the terminal. */
export function watchLine({ pages, changed, milliseconds, problems }: WatchedBuild): string {
  if (problems.length > 0) return `Not built, after ${milliseconds} ms.`;
  const files = changed === 0 ? 'its files are the same' : `${plural(changed, 'file')} changed`;
  return `Built ${plural(pages, 'page')} in ${milliseconds} ms: ${files}.`;
}
