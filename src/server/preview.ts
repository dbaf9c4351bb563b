import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from '../core/files/output-files.ts';
import type { HostName } from '../core/hosts.ts';
import { SiteError } from '../core/problem.ts';
import { recoverInterruptedBuild } from '../output/staging/out-folder.ts';
import { emulateHost, readHostRecord } from './emulate-host.ts';
import { type Listening, type ServerOptions, serveSite } from './serve-site.ts';

interface PreviewOptions extends ServerOptions {
  /** The folder of a built site. */
  readonly folder: string;
  /** The host that the site must have been built for. */
  readonly target?: HostName | undefined;
}

/** Serves the latest build of a site the way its host would. */
export async function preview(options: PreviewOptions): Promise<Listening> {
  const { folder, target } = options;
  recoverInterruptedBuild(folder);
  if (!existsSync(join(folder, manifestName)))
    throw new SiteError([
      {
        file: folder,
        message: existsSync(folder)
          ? 'This folder was not created by a build.'
          : 'This folder does not exist.',
        hint: 'Build the site first, or choose the folder of a built site with --out.',
      },
    ]);
  const { target: builtFor } = await readHostRecord(folder);
  if (target && builtFor !== target)
    throw new SiteError([
      {
        file: folder,
        message: `This site was built for ${builtFor ?? 'any host'}, not for ${target}.`,
        hint: `Build the site with --target ${target} first.`,
      },
    ]);
  return serveSite(options, emulateHost(folder));
}
