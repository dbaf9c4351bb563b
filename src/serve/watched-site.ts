import type { Problem } from '../model/problem.ts';
import { createEventStream } from './event-stream.ts';
import type { Handler } from './handler.ts';
import { send } from './send.ts';
import { serveFiles } from './serve-files.ts';
import { eventsPath, problemPage, scriptPath, withScript } from './watched-page.ts';

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
    const path = request.url?.replace(/\?.*$/, '');
    if (path === eventsPath) return events.handler(request, response);
    if (path === scriptPath)
      return send(request, response, { ...fresh, type: 'text/javascript', body: pageScript });
    await isMade;
    if (version !== '') return serveSite(request, response);
    const body = withScript(problemPage(problems), version);
    const type = 'text/html;charset=utf-8';
    send(request, response, { ...fresh, status: 500, type, body });
  };
  const known = (): ReadonlyMap<string, string> =>
    new Map([...files.values()].map(({ path, fingerprint }) => [path, fingerprint]));
  return { handler, known, take, addProblems };
}

const fresh = { status: 200, headers: { 'Cache-Control': 'no-store' } };
