import type { IncomingMessage } from 'node:http';
import type { ExcerptLine } from '../../core/problems/code-excerpt.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { contentType } from '../../output/content-type.ts';
import { notFoundAddress, outputPathOf } from '../../routes/route.ts';
import { type Handler, send } from '../../server/send.ts';
import { serveFiles } from '../../server/static/serve-files.ts';
import { siteHeaders } from '../../server/static/site-headers.ts';
import { eventsPath, injectClient, problemPage, scriptPath } from './inject-client.ts';
import { editorPath } from './open-editor.ts';
import { isPicture, type PageVersion, toPageVersion } from './page-version.ts';
import { createEventStream } from './sse.ts';

/** A file in memory. */
export interface MemoryFile {
  readonly path: string;
  readonly contents: Uint8Array;
  /** Of the contents. */
  readonly fingerprint: string;
}

/** A problem as a browser shows it. */
export interface ShownProblem extends Problem {
  /** The line, and those around it. */
  readonly frame: readonly ExcerptLine[];
}

/** What a build made of the site. */
export interface SiteChange {
  readonly problems: readonly ShownProblem[];
  readonly changed: readonly MemoryFile[];
  readonly removed: readonly string[];
}

/** A site in memory, whose pages hear in the browser when they are no longer what they were. */
export interface MemorySite {
  readonly handler: Handler;
  /** Fingerprints of its files by path. */
  readonly known: () => ReadonlyMap<string, string>;
  /** Where there are problems the files stay as they are. */
  readonly take: (change: SiteChange) => void;
  /** A page that may be another already; the rest of the site follows. Whether it is. */
  readonly takePage: (file: MemoryFile) => boolean;
  /** Addresses of the pages that a browser shows, or that was asked for last. */
  readonly looked: () => readonly string[];
  readonly addProblems: (problems: readonly ShownProblem[]) => void;
  /** Whether a problem names this file. */
  readonly names: (file: string) => boolean;
}

export interface MemorySiteOptions {
  /** `client/overlay.ts`, compiled. */
  readonly pageScript: Uint8Array;
  /** Opens files that problems name. */
  readonly editor: Handler;
  /** Resolves when the page at an address is what it should be. */
  readonly settled?: (address: string) => Promise<void>;
}

export function createMemorySite(options: MemorySiteOptions): MemorySite {
  const { pageScript, editor, settled } = options;
  const files = new Map<string, MemoryFile>();
  const begun = Date.now().toString(36);
  let builds = 0;
  /** Empty until there is a site. Another one after a restart, so that open pages load again. */
  let version = '';
  let problems: readonly ShownProblem[] = [];
  let pictures = 0;
  let lastAsked = '/';
  const views = new WeakMap<MemoryFile, PageVersion>();
  const viewOf = (file: MemoryFile): PageVersion => {
    const view = views.get(file) ?? toPageVersion(file.contents);
    views.set(file, view);
    return { ...view, version: `${view.version}${pictures}` };
  };
  const events = createEventStream((request) => {
    const shown = shownBy(request);
    const file = files.get(outputPathOf(shown ?? '')) ?? files.get(outputPathOf(notFoundAddress));
    const page = shown !== undefined && file ? viewOf(file) : undefined;
    return { version, problems, ...(page ? { page } : {}) };
  });
  let tellIsMade: () => void;
  const isMade = new Promise<void>((done) => {
    tellIsMade = done;
  });

  /** Whether it is another than before. */
  const put = (file: MemoryFile): boolean => {
    if (files.get(file.path)?.fingerprint === file.fingerprint) return false;
    files.set(file.path, file);
    return true;
  };
  const takePage = (file: MemoryFile): boolean => {
    if (!put(file)) return false;
    builds += 1;
    version = `${begun}-${builds}`;
    events.tell();
    return true;
  };
  const take = (change: SiteChange): void => {
    for (const path of change.removed) files.delete(path);
    const paths = [...change.removed, ...change.changed.map(({ path }) => path)];
    pictures += paths.some(isPicture) && version !== '' ? 1 : 0;
    const others = change.changed.filter(put);
    problems = change.problems;
    builds += 1;
    const hasChanged = others.length + change.removed.length > 0;
    if (hasChanged) version = `${begun}-${builds}`;
    tellIsMade();
    events.tell();
  };
  const addProblems = (more: readonly ShownProblem[]): void => {
    problems = [...problems, ...more];
    events.tell();
  };
  const serveSite = serveFiles(async (path) => {
    const file = files.get(path);
    if (!file) return undefined;
    const { contents, fingerprint } = file;
    const isPage = path.endsWith('.html');
    const body = isPage ? injectClient(contents, `${version}.${viewOf(file).version}`) : contents;
    const etag = `"${fingerprint}${isPage ? version : ''}"`;
    return { status: 200, type: contentType(path), body, headers: { ...siteHeaders(path), etag } };
  });
  const handler: Handler = async (request, response) => {
    const path = request.url?.replace(/\?.*$/, '');
    if (path === eventsPath) return events.handler(request, response);
    if (path === editorPath) return editor(request, response);
    if (path === scriptPath)
      return send(request, response, { ...fresh, type: 'text/javascript', body: pageScript });
    await isMade;
    if (path !== undefined && !/\.\w+$/.test(path)) {
      lastAsked = path;
      await settled?.(path);
    }
    if (version !== '') return serveSite(request, response);
    const body = injectClient(problemPage(problems), version);
    const type = 'text/html;charset=utf-8';
    send(request, response, { ...fresh, status: 500, type, body });
  };
  const known = (): ReadonlyMap<string, string> =>
    new Map([...files.values()].map(({ path, fingerprint }) => [path, fingerprint]));
  const looked = (): readonly string[] => {
    const shown = events.listeners().flatMap((request) => shownBy(request) ?? []);
    return shown.length > 0 ? shown : [lastAsked];
  };
  const names = (file: string): boolean => problems.some((problem) => problem.file === file);
  return { handler, known, take, takePage, looked, addProblems, names };
}

/** The address of the page that listens, if it said so. */
function shownBy({ url = '' }: IncomingMessage): string | undefined {
  return new URL(url, 'http://localhost').searchParams.get('page') ?? undefined;
}

const fresh = { status: 200, headers: { 'Cache-Control': 'no-store' } };
