import type { IncomingMessage } from 'node:http';
import { type ExcerptLine, formatProblem, type Problem } from '../../core/problem.ts';
import { notFoundAddress, outputPathOf, pathOf } from '../../routes/route.ts';
import { type Handler, send } from '../../server/send.ts';
import { cacheControlOf, serveFiles } from '../../server/static/serve-files.ts';
import { type Fingerprints, type HashedFile, textOf } from '../changed-files.ts';
import type { RebuildResult } from '../types.ts';
import { eventsPath, injectClient, problemPage, scriptPath } from './inject-client.ts';
import { createVersionCache, isUnhashedAsset, type PageVersion } from './page-version.ts';
import { createEventStream } from './sse.ts';

/** A problem as a browser shows it. */
export interface ShownProblem extends Problem {
  /** The line, and those around it. */
  readonly excerpt: readonly ExcerptLine[];
  /** Where a browser reported it. Only this version of that page shows it. */
  readonly seenOn?: { readonly page: string; readonly version: string };
}

/** What an open page is sent. */
export interface SiteEvent {
  readonly problems: readonly ShownProblem[];
  /** The version of this page. */
  readonly page?: PageVersion;
}

interface SiteChange extends Pick<RebuildResult, 'changed' | 'removed'> {
  readonly problems: readonly ShownProblem[];
}

interface MemorySiteOptions {
  /** `client/overlay.ts`, compiled. */
  readonly clientScript: Uint8Array;
  /** Resolves when the page at an address is up to date. */
  readonly settled: (address: string) => Promise<void>;
}

interface SiteState {
  /** Empty until there is a site. */
  readonly files: Map<string, HashedFile>;
  problems: readonly ShownProblem[];
  /** Part of every page's version, as pages show assets that keep their names. */
  assetChanges: number;
  lastRequested: string;
}

export type MemorySite = ReturnType<typeof createMemorySite>;

/** A site in memory. Open pages get an event when they change. */
export function createMemorySite(options: MemorySiteOptions) {
  const state: SiteState = {
    files: new Map(),
    problems: [],
    assetChanges: 0,
    lastRequested: '/',
  };
  const { files } = state;
  const versionOf = createVersionCache(() => state.assetChanges);
  const pageAt = (address: string): PageVersion | undefined => {
    const file = files.get(outputPathOf(address)) ?? files.get(outputPathOf(notFoundAddress));
    return file && versionOf(file);
  };
  const events = createEventStream((request): SiteEvent => {
    const address = pageOf(request);
    const page = address === undefined ? undefined : pageAt(address);
    const problems = state.problems.filter(
      ({ seenOn }) => !seenOn || (seenOn.page === address && seenOn.version === page?.version),
    );
    return { problems, ...(page && { page }) };
  });
  let setBuilt = (): void => {};
  const isBuilt = new Promise<void>((resolve) => {
    setBuilt = resolve;
  });
  const updates = createUpdates(state, () => events.send());
  return {
    handler: createHandler(options, state, { events, versionOf, isBuilt }),
    /** Fingerprints of its files by path. */
    known: (): Fingerprints =>
      new Map([...files.values()].map(({ path, fingerprint }) => [path, fingerprint])),
    ...updates,
    apply: (change: SiteChange): number => {
      setBuilt();
      return updates.apply(change);
    },
    /** Addresses of the pages that a browser shows, or the one requested last. */
    visiblePages: (): readonly string[] => {
      const visible = events.requests().flatMap((request) => pageOf(request) ?? []);
      return visible.length > 0 ? visible : [state.lastRequested];
    },
    hasProblemIn: (file: string): boolean =>
      state.problems.some((problem) => problem.file === file),
    /** A file by its path. */
    read: (path: string): HashedFile | undefined => files.get(path),
  };
}

function createUpdates(state: SiteState, notify: () => void) {
  const { files } = state;
  /** Files that were served before the rest of the rebuild. */
  const early = new Set<string>();
  const keep = (file: HashedFile): boolean => {
    if (files.get(file.path)?.fingerprint === file.fingerprint) return false;
    files.set(file.path, file);
    return true;
  };
  return {
    /** Takes the result of a rebuild. Returns how many files it added, changed, or removed. */
    apply: ({ changed, removed, problems }: SiteChange): number => {
      for (const path of removed) files.delete(path);
      const paths = [...removed, ...changed.map(({ path }) => path)];
      const count = problems.length > 0 ? 0 : new Set([...early, ...paths]).size;
      early.clear();
      if (paths.some(isUnhashedAsset)) state.assetChanges += 1;
      changed.forEach(keep);
      state.problems = [...problems, ...state.problems.filter(({ seenOn }) => seenOn)];
      notify();
      return count;
    },
    /** Takes one page before the rest of the rebuild. */
    applyPage: (file: HashedFile): void => {
      if (!keep(file)) return;
      early.add(file.path);
      notify();
    },
    addProblems: (more: readonly ShownProblem[]): void => {
      const shown = new Set(state.problems.map(formatProblem));
      const added = more.filter((problem) => !shown.has(formatProblem(problem)));
      state.problems = [...state.problems, ...added];
      if (added.length > 0) notify();
    },
  };
}

interface HandlerParts {
  readonly events: ReturnType<typeof createEventStream>;
  readonly versionOf: (file: HashedFile) => PageVersion;
  readonly isBuilt: Promise<void>;
}

function createHandler(
  { clientScript, settled }: MemorySiteOptions,
  state: SiteState,
  { events, versionOf, isBuilt }: HandlerParts,
): Handler {
  const serveSite = serveFiles(async (path) => {
    const file = state.files.get(path);
    if (!file) return undefined;
    const { contents, fingerprint } = file;
    const version = path.endsWith('.html') ? versionOf(file).version : undefined;
    const body = version === undefined ? contents : injectClient(textOf(file), version);
    const etag = `"${fingerprint}${version ?? ''}"`;
    return { body, headers: { 'Cache-Control': cacheControlOf(path), etag } };
  });
  return async (request, response) => {
    const path = pathOf(request.url ?? '');
    if (path === eventsPath) return events.handler(request, response);
    if (path === scriptPath)
      return send(response, { ...fresh, type: 'text/javascript', body: clientScript });
    await isBuilt;
    if (!/\.\w+$/.test(path)) {
      state.lastRequested = path;
      state.problems = state.problems.filter(({ seenOn }) => seenOn?.page !== path);
      await settled(path);
    }
    if (state.files.size > 0) return serveSite(request, response);
    const body = injectClient(problemPage(state.problems), '');
    const type = 'text/html;charset=utf-8';
    send(response, { ...fresh, status: 500, type, body });
  };
}

const fresh = { status: 200, headers: { 'Cache-Control': 'no-store' } };

/** The address of the page that requests the events, if the URL has it. */
function pageOf({ url = '' }: IncomingMessage): string | undefined {
  return new URL(url, 'http://localhost').searchParams.get('page') ?? undefined;
}
