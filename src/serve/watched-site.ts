import { escapeHtml } from '../model/html.ts';
import { formatProblem, type Problem } from '../model/problem.ts';
import { createEventStream } from './event-stream.ts';
import type { Handler } from './handler.ts';
import { send } from './send.ts';
import { serveFiles } from './serve-files.ts';

/** A file in memory. */
export interface WatchedFile {
  readonly path: string;
  readonly contents: Uint8Array;
  /** Of the contents. */
  readonly fingerprint: string;
}

/** What a build made of the site. */
export interface SiteChange {
  readonly problems: readonly Problem[];
  readonly changed: readonly WatchedFile[];
  readonly removed: readonly string[];
}

/** A site in memory, whose pages hear in the browser when they are no longer what they were. */
export interface WatchedSite {
  readonly handler: Handler;
  /** Fingerprints of its files by path. */
  readonly known: () => ReadonlyMap<string, string>;
  /** Where there are problems the files stay as they are. */
  readonly take: (change: SiteChange) => void;
  readonly addProblems: (problems: readonly Problem[]) => void;
}

/** Where pages ask for what the site itself does not have: no address of a site begins so. */
const own = '/.site/';

/** `pageScript` is `watch-page.ts`, compiled. */
export function createWatchedSite(pageScript: Uint8Array): WatchedSite {
  const files = new Map<string, WatchedFile>();
  const begun = Date.now().toString(36);
  let builds = 0;
  /** Empty until there is a site. Another one after a restart, so that open pages load again. */
  let version = '';
  let problems: readonly Problem[] = [];
  const events = createEventStream(() => ({ version, problems }));
  let tellIsMade: () => void;
  const isMade = new Promise<void>((done) => {
    tellIsMade = done;
  });

  const take = (change: SiteChange): void => {
    for (const path of change.removed) files.delete(path);
    for (const file of change.changed) files.set(file.path, file);
    problems = change.problems;
    builds += 1;
    const hasChanged = change.changed.length + change.removed.length > 0;
    if (hasChanged) version = `${begun}-${builds}`;
    tellIsMade();
    events.tell();
  };
  const addProblems = (more: readonly Problem[]): void => {
    problems = [...problems, ...more];
    events.tell();
  };
  const serveSite = serveFiles(async (path) => {
    const contents = files.get(path)?.contents;
    return contents && path.endsWith('.html') ? withScript(contents, version) : contents;
  });
  const handler: Handler = async (request, response) => {
    if (request.url === `${own}events`) return events.handler(request, response);
    if (request.url?.startsWith(`${own}watch.js`))
      return send(request, response, {
        ...noStore,
        status: 200,
        type: 'text/javascript',
        body: pageScript,
      });
    await isMade;
    if (version !== '') return serveSite(request, response);
    const body = withScript(problemPage(problems), version);
    send(request, response, { ...noStore, status: 500, type: 'text/html;charset=utf-8', body });
  };
  const known = (): ReadonlyMap<string, string> =>
    new Map([...files.values()].map(({ path, fingerprint }) => [path, fingerprint]));
  return { handler, known, take, addProblems };
}

const noStore = { headers: { 'Cache-Control': 'no-store' } };

/** The page, and the script that watches it. */
function withScript(html: Uint8Array, version: string): Uint8Array {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const script = `<script type="module" src="${own}watch.js?version=${version}"></script>`;
  const end = bytes.lastIndexOf('</body>');
  if (end === -1) return Buffer.concat([bytes, Buffer.from(script)]);
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(script), bytes.subarray(end)]);
}

/** Stands in for every page until the site was made once. */
function problemPage(problems: readonly Problem[]): Uint8Array {
  const text = problems.map(formatProblem).join('\n\n');
  return Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The site has problems</title></head><body><h1>The site has problems</h1><pre>${escapeHtml(text)}</pre></body></html>\n`,
  );
}
