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

export interface PreviewOptions extends ListenOptions {
  /** A built site. */
  readonly folder: string;
  /** Scheme, host and port of the service that answers below `/api/`. */
  readonly contact?: string | undefined;
  /** The host that it has to have been built for. */
  readonly target?: HostName | undefined;
}

/** Serves a built site as a host would, always as it was built last. */
export async function preview(options: PreviewOptions): Promise<Listening> {
  const { folder, host, port, contact, target } = options;
  recoverInterruptedBuild(folder);
  if (!existsSync(join(folder, manifestName)))
    throw new SiteError([
      {
        file: folder,
        message: existsSync(folder) ? 'No build made this folder.' : 'There is no such folder.',
        hint: 'Run `site build` first, or name the folder of a built site with --out.',
      },
    ]);
  const { target: madeFor } = await readHostRecord(folder);
  if (target && madeFor !== target)
    throw new SiteError([
      {
        file: folder,
        message: `This site was built for ${madeFor ?? 'any host'}, and not for ${target}.`,
        hint: `Run \`site build --target ${target}\` first.`,
      },
    ]);
  return listen({ host, port }, checkHost(host, proxyRequest(contact, emulateHost(folder))));
}
