import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HostName } from './model/hosts/hosts.ts';
import { manifestName } from './model/out-folder.ts';
import { SiteError } from './model/problem.ts';
import { recoverKilledBuild } from './recover-killed-build.ts';
import { behaveAsHost } from './serve/behave-as-host.ts';
import { guardHost } from './serve/guard-host.ts';
import { type Listening, type ListenOptions, listen } from './serve/listen.ts';
import { passOn } from './serve/pass-on.ts';
import { readSiteHost } from './serve/read-site-host.ts';

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
  recoverKilledBuild(folder);
  if (!existsSync(join(folder, manifestName)))
    throw new SiteError([
      {
        file: folder,
        message: existsSync(folder) ? 'No build made this folder.' : 'There is no such folder.',
        hint: 'Run `site build` first, or name the folder of a built site with --out.',
      },
    ]);
  const { target: madeFor } = await readSiteHost(folder);
  if (target && madeFor !== target)
    throw new SiteError([
      {
        file: folder,
        message: `This site was built for ${madeFor ?? 'any host'}, and not for ${target}.`,
        hint: `Run \`site build --target ${target}\` first.`,
      },
    ]);
  return listen({ host, port }, guardHost(host, passOn(contact, behaveAsHost(folder))));
}
