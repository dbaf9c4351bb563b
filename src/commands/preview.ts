import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type OutputFlags, type ServerFlags, serverCommand } from './command-options.ts';
import { endOnInterrupt } from './end-on-interrupt.ts';
import { print } from './print.ts';

/** Adds `site preview`. */
export function preview(program: Command): void {
  serverCommand(program.command('preview').description('serve a folder that was built'))
    .option('--out <folder>', 'the folder to serve', 'dist')
    .action(async (flags: ServerFlags & OutputFlags) => {
      endOnInterrupt();
      const { preview: serve } = await import('../preview.ts');
      const { url } = await serve({ ...flags, folder: resolve(flags.out) });
      print(flags.json ? JSON.stringify({ url }) : `Serving ${flags.out} at ${url}`);
    });
}
