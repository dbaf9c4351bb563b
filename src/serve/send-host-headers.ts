import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, parseHeaders } from '../model/host-headers.ts';
import { readSiteHost } from './behave-as-host.ts';
import type { Handler } from './handler.ts';

/** Sends the headers that the built site asks its host for. They are read anew each time: a build may have changed them. */
export function sendHostHeaders(folder: string, next: Handler): Handler {
  const file = join(folder, headersFile);
  return async (request, response) => {
    const listed = () => (existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : {});
    const headers = readSiteHost(folder)?.headers ?? listed();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return next(request, response);
  };
}
