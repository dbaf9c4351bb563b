import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type HostName, hostNames } from '../../core/hosts.ts';
import { type ServerFlags, serverCommand } from '../options/command-options.ts';
import { print } from '../output/print.ts';

interface PreviewFlags extends ServerFlags {
  readonly out: string;
  readonly target?: HostName;
}

/** Adds `site preview`. */
export function preview(program: Command): void {
  serverCommand(program.command('preview').description('serve a built site'))
    .option('--out <folder>', 'the folder to serve', 'dist')
    .addOption(
      new Option('--target <host>', 'fail unless it was built for this host').choices(hostNames),
    )
    .action(async (flags: PreviewFlags) => {
      const { preview: serve } = await import('../../server/preview.ts');
      const { proxy: proxies, allowedHost: allowedHosts, out } = flags;
      const { url } = await serve({ ...flags, proxies, allowedHosts, folder: resolve(out) });
      print(flags.json ? JSON.stringify({ url }) : `Serving ${flags.out} at ${url}`);
    });
}
