import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from './model/out-folder.ts';
import { SiteError } from './model/problem.ts';
import { compress } from './serve/compress.ts';
import { findInFolder } from './serve/find-in-folder.ts';
import { guardHost } from './serve/guard-host.ts';
import { type Listening, type ListenOptions, listen } from './serve/listen.ts';
import { passOn } from './serve/pass-on.ts';
import { sendHostHeaders } from './serve/send-host-headers.ts';
import { serveFiles } from './serve/serve-files.ts';

export interface PreviewOptions extends ListenOptions {
  /** A built site. */
  readonly folder: string;
  /** Scheme, host and port of the service that answers below `/api/`. */
  readonly contact?: string | undefined;
}

/** Serves a built site as a host would, always as it was built last. */
export async function preview({ folder, host, port, contact }: PreviewOptions): Promise<Listening> {
  if (!existsSync(join(folder, manifestName)))
    throw new SiteError([
      {
        file: folder,
        message: existsSync(folder) ? 'No build made this folder.' : 'There is no such folder.',
        hint: 'Run `site build` first, or name the folder of a built site with --out.',
      },
    ]);
  const handler = guardHost(
    host,
    passOn(contact, sendHostHeaders(folder, serveFiles(findInFolder(folder), compress))),
  );
  return listen({ host, port }, handler);
}
