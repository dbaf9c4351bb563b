import { ReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'sirv';
import { isWithin } from '../../core/files/paths.ts';
import { contentType } from '../../output/content-type.ts';
import type { Reply } from '../send.ts';
import { siteHeaders } from './site-headers.ts';

interface SirvQuestion {
  /** sirv for the folder, with `dev`, so that it looks for files at each request. */
  readonly files: RequestHandler;
  readonly folder: string;
  /** Relative to the folder. */
  readonly path: string;
  /** The headers that sirv reads: `accept-encoding` and `range`. */
  readonly headers: IncomingHttpHeaders;
}

/**
 * sirv's reply with a file. The file is read completely before anything is sent, so that a change
 * cannot corrupt the reply. Undefined if the folder has no such file; rejects if the file was deleted
 * in the meantime. See docs/decisions/0001-sirv-and-its-guard.md.
 */
export async function askSirv(question: SirvQuestion): Promise<Reply | undefined> {
  const { draft, file } = draftReply(question);
  const { statusCode: status } = draft;
  const { 'content-length': length = 0, 'content-type': _, ...headers } = draft.getHeaders();
  const type = contentType(question.path);
  if (!file) return status === 416 ? { status, type, headers, body: '' } : undefined;
  const body = await readInside(file, question.folder);
  if (!body) return undefined;
  // The file was truncated after sirv had read its length.
  if (status === 206 && body.length !== Number(length))
    return askSirv({ ...question, headers: {} });
  return { status, type, headers, body };
}

/** The contents of an open file. Undefined if a symbolic link leads out of the folder. */
async function readInside(file: ReadStream, folder: string): Promise<Uint8Array | undefined> {
  try {
    const [real, root] = await Promise.all([realpath(file.path), realpath(folder)]);
    return isWithin(real, root) ? await buffer(file) : undefined;
  } finally {
    file.destroy();
  }
}

/** Gives sirv a response without a connection, and takes the file that it opens for the body. */
function draftReply({ files, path, headers }: SirvQuestion) {
  const request = new IncomingMessage(new Socket());
  const url = `/${path}`;
  // sirv's own parsing of the URL would not find a file with `?` or `#` in its name.
  const pathname = url.replaceAll('%', '%25');
  Object.assign(request, { url, headers, _parsedUrl: { raw: url, pathname } });
  const draft = new ServerResponse(request);
  for (const [name, value] of Object.entries(siteHeaders(path))) draft.setHeader(name, value ?? '');
  const opened: ReadStream[] = [];
  draft.on('pipe', (source) => source instanceof ReadStream && opened.push(source));
  files(request, draft, () => {});
  const [file] = opened;
  // Without a listener, a missing file would end the process. Reading the file reports the error again.
  file?.unpipe(draft).on('error', () => {});
  return { draft, file };
}
