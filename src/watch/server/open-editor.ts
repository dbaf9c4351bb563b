import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import { type Handler, sendText } from '../../server/send.ts';

/** The address that opens a file: `?file=…&line=…`. */
export const editorPath = '/.site/editor';

interface OpenEditorOptions {
  /** A command and its first arguments, like the value of `$EDITOR`. */
  readonly editor: string | undefined;
  /** The absolute path of a file that a problem on the page names; undefined for any other file. */
  readonly find: (file: string) => string | undefined;
}

/**
 * Opens a file in the developer's editor. Only pages of this server may request it.
 *
 * launch-editor 2.14.2 was tried in its place: it drops the line for editors that it does not list,
 * such as nvim, hx, and windsurf, prints by itself, and does not say when an editor has started.
 */
export function openEditor({ editor, find }: OpenEditorOptions): Handler {
  return async (request, response) => {
    if (!isFromPage(request)) return sendText(response, 403, 'Only the page itself may ask.');
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const file = find(searchParams.get('file') ?? '');
    if (file === undefined) return sendText(response, 404, 'No problem names this file.');
    const [command, ...flags] = editor?.split(/\s+/).filter(Boolean) ?? [];
    if (command === undefined)
      return sendText(response, 501, 'Set EDITOR to the command of your editor.');
    const line = Number(searchParams.get('line')) || 1;
    const child = spawn(command, [...flags, ...placeFor(command, file, line)], {
      stdio: 'ignore',
      detached: true,
    });
    const hasStarted = once(child, 'spawn').catch(() => {});
    child.unref();
    if (await hasStarted) return sendText(response, 202, 'Opened.');
    sendText(response, 501, `${command} cannot be run.`);
  };
}

/** Another site cannot set this header without a preflight request, which fails here. */
export function isFromPage({ method, headers }: IncomingMessage): boolean {
  const { origin = `http://${headers.host}` } = headers;
  const isSameOrigin = origin === `http://${headers.host}`;
  return method === 'POST' && headers['x-site-watch'] === '1' && isSameOrigin;
}

/** The arguments that pass a file and a line to an editor. */
function placeFor(command: string, file: string, line: number): readonly string[] {
  const name = basename(command);
  if (/^(code|codium|cursor|windsurf)/.test(name)) return ['--goto', `${file}:${line}`];
  if (/^(subl|zed|hx|micro)/.test(name)) return [`${file}:${line}`];
  if (/^(idea|webstorm|phpstorm)/.test(name)) return ['--line', String(line), file];
  return [`+${line}`, file];
}
