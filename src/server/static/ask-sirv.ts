import { ReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'sirv';
import { isWithin } from '../../core/files/staging-folders.ts';
import { contentType } from '../../output/content-type.ts';
import type { Reply } from '../send.ts';
import { siteHeaders } from './site-headers.ts';

export interface SirvQuestion {
  /** sirv for the folder, with `dev`: it then looks for a file when it is asked for one. */
  readonly files: RequestHandler;
  readonly folder: string;
  /** From the folder's root. */
  readonly path: string;
  /** Those that sirv reads: `accept-encoding` and `range`. */
  readonly headers: IncomingHttpHeaders;
}

/**
 * sirv's answer with a file. It is read whole before any of it is sent, so that no change of the
 * file can break it. Undefined where no file of the folder has this path; rejects when the file was
 * deleted meanwhile. See docs/decisions/0001-sirv-and-its-guard.md.
 */
export async function askSirv(question: SirvQuestion): Promise<Reply | undefined> {
  const { draft, file } = draftAnswer(question);
  const { statusCode: status } = draft;
  const { 'content-length': length = 0, 'content-type': _, ...headers } = draft.getHeaders();
  const type = contentType(question.path);
  if (!file) return status === 416 ? { status, type, headers, body: '' } : undefined;
  const body = await readInside(file, question.folder);
  if (!body) return undefined;
  // The file was cut after sirv had looked at its length.
  if (status === 206 && body.length !== Number(length))
    return askSirv({ ...question, headers: {} });
  return { status, type, headers, body };
}

/** The contents of an open file, unless a link has led out of the folder. */
async function readInside(file: ReadStream, folder: string): Promise<Uint8Array | undefined> {
  try {
    const [real, root] = await Promise.all([realpath(file.path), realpath(folder)]);
    return isWithin(real, root) ? await buffer(file) : undefined;
  } finally {
    file.destroy();
  }
}

/** Lets sirv answer to nobody, and takes the file that it opens for the body. */
function draftAnswer({ files, path, headers }: SirvQuestion) {
  const request = new IncomingMessage(new Socket());
  const url = `/${path}`;
  // What sirv would make of the URL by itself could not name a file with a `?` or `#` in its name.
  const pathname = url.replaceAll('%', '%25');
  Object.assign(request, { url, headers, _parsedUrl: { raw: url, pathname } });
  const draft = new ServerResponse(request);
  for (const [name, value] of Object.entries(siteHeaders(path))) draft.setHeader(name, value ?? '');
  const opened: ReadStream[] = [];
  draft.on('pipe', (source) => source instanceof ReadStream && opened.push(source));
  files(request, draft, () => {});
  const [file] = opened;
  // Without a listener, a file that is gone would end the process. Reading it says so again.
  file?.unpipe(draft).on('error', () => {});
  return { draft, file };
}
