import type { IncomingMessage } from 'node:http';
import { hosts, isHostName } from '../model/hosts/hosts.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { readSiteHost } from './behave-as-host.ts';
import { compress } from './compress.ts';
import type { Reply } from './send.ts';
import type { FindFile } from './serve-files.ts';

const encodings = { br: 'br', gz: 'gzip' } as const;

/**
 * A text as the host of a site would send it: in a form that `build --compress` wrote beside the
 * file, where that host looks for one, else compressed as it is asked for.
 */
export function sendStored(folder: string, find: FindFile) {
  return async (request: IncomingMessage, reply: Reply, path: string): Promise<Reply> => {
    const target = readSiteHost(folder)?.target ?? '';
    const forms = isHostName(target) ? (hosts[target].storedForms ?? []) : [];
    for (const form of forms) {
      if (!acceptsEncoding(request, encodings[form])) continue;
      const body = await find(`${path}.${form}`);
      if (!body) continue;
      const packed = { Vary: 'Accept-Encoding', 'Content-Encoding': encodings[form] };
      return { ...reply, body, headers: { ...reply.headers, ...packed } };
    }
    return compress(request, reply);
  };
}
