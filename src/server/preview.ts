import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from '../core/files/staging-folders.ts';
import type { HostName } from '../core/host-names.ts';
import { SiteError } from '../core/problems/problem.ts';
import { recoverInterruptedBuild } from '../output/staging/recover-interrupted-build.ts';
import { emulateHost } from './emulate-host.ts';
import { checkHost } from './host-check.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';
import { proxyRequest } from './proxy.ts';
import { readHostRecord } from './read-host-record.ts';

interface PreviewOptions extends ListenOptions {
  /** The folder of a built site. */
  readonly folder: string;
  /** Scheme, host, and port of the service that answers requests below `/api/`. */
  readonly contact?: string | undefined;
  /** The host that the site must have been built for. */
  readonly target?: HostName | undefined;
}

/** Serves the latest build of a site the way its host would. */
export async function preview(options: PreviewOptions): Promise<Listening> {
  const { folder, host, port, contact, target } = options;
  recoverInterruptedBuild(folder);
  if (!existsSync(join(folder, manifestName)))
    throw new SiteError([
      {
        file: folder,
        message: existsSync(folder)
          ? 'This folder was not created by a build.'
          : 'This folder does not exist.',
        hint: 'Run `site build` first, or choose the folder of a built site with --out.',
      },
    ]);
  const { target: builtFor } = await readHostRecord(folder);
  if (target && builtFor !== target)
    throw new SiteError([
      {
        file: folder,
        message: `This site was built for ${builtFor ?? 'any host'}, not for ${target}.`,
        hint: `Run \`site build --target ${target}\` first.`,
      },
    ]);
  return listen({ host, port }, checkHost(host, proxyRequest(contact, emulateHost(folder))));
}
