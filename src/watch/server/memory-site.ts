import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ExcerptLine, formatProblem, type Problem } from '../../core/problem.ts';
import { type HostRecord, hostRecordFile } from '../../output/hosts/host.ts';
import { redirectFinder } from '../../routes/redirects.ts';
import { notFoundAddress, outputPathOf, pathOf } from '../../routes/route.ts';
import { send, sendMoved } from '../../server/send.ts';
import { cacheControlOf, type FoundFile, serveFiles } from '../../server/static/serve-files.ts';
import { type Fingerprints, type HashedFile, textOf } from '../changed-files.ts';
import type { RebuildResult } from '../types.ts';
import { EventStream } from './event-stream.ts';
import {
  eventsPath,
  injectClient,
  isUnhashedAsset,
  type PageVersion,
  problemPage,
  scriptPath,
  versionOf,
} from './inject-client.ts';

/** A problem as a browser shows it. */
export interface ShownProblem extends Problem {
  /** The line, and those around it. */
  readonly excerpt: readonly ExcerptLine[];
  /** Where a browser reported it. Only this version of that page shows it. */
  readonly seenOn?: { readonly page: string; readonly version: string };
}

/** The state that is sent to an open page. */
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

/** A site in memory. Open pages get an event when they change. */
export class MemorySite {
  readonly #options: MemorySiteOptions;
  /** Empty until there is a site. */
  readonly #files = new Map<string, HashedFile>();
  /** Files that were served before the rest of the rebuild. */
  readonly #early = new Set<string>();
  readonly #events = new EventStream((request) => this.#stateFor(request));
  /** Settles with the first build. */
  readonly #isBuilt: Promise<void>;
  #setBuilt: () => void = () => {};
  readonly #serveFile = serveFiles(async (path) => this.#find(path));
  #problems: readonly ShownProblem[] = [];
  #findRedirect = redirectFinder<HostRecord['redirects'][number]>([]);
  /** Part of every page's version, as pages show assets that keep their names. */
  #assetChanges = 0;
  #lastRequested = '/';

  constructor(options: MemorySiteOptions) {
    this.#options = options;
    this.#isBuilt = new Promise((resolve) => {
      this.#setBuilt = resolve;
    });
  }

  /** Answers a request for a page, a file, the script of open pages, or their events. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { clientScript, settled } = this.#options;
    const path = pathOf(request.url ?? '');
    if (path === eventsPath) return this.#events.add(request, response);
    if (path === scriptPath)
      return send(response, { ...fresh, type: 'text/javascript', body: clientScript });
    await this.#isBuilt;
    if (!/\.\w+$/.test(path)) {
      this.#lastRequested = path;
      this.#problems = this.#problems.filter(({ seenOn }) => seenOn?.page !== path);
      await settled(path);
    }
    const moved = this.#findRedirect(request.url ?? '');
    if (moved) return sendMoved(response, moved);
    if (this.#files.size > 0) return this.#serveFile(request, response);
    const body = injectClient(problemPage(this.#problems), '');
    send(response, { ...fresh, status: 500, type: 'text/html;charset=utf-8', body });
  }

  /** Takes the result of a rebuild. Returns how many files it added, changed, or removed. */
  apply({ changed, removed, problems }: SiteChange): number {
    this.#setBuilt();
    for (const path of removed) this.#files.delete(path);
    const paths = [...removed, ...changed.map(({ path }) => path)];
    const count = problems.length > 0 ? 0 : new Set([...this.#early, ...paths]).size;
    this.#early.clear();
    if (paths.some(isUnhashedAsset)) this.#assetChanges += 1;
    for (const file of changed) this.#keep(file);
    const record = this.read(hostRecordFile);
    const { redirects }: Pick<HostRecord, 'redirects'> = record
      ? JSON.parse(textOf(record))
      : { redirects: [] };
    this.#findRedirect = redirectFinder(redirects);
    this.#problems = [...problems, ...this.#problems.filter(({ seenOn }) => seenOn)];
    this.#events.send();
    return count;
  }

  /** Takes one page before the rest of the rebuild. */
  applyPage(file: HashedFile): void {
    if (!this.#keep(file)) return;
    this.#early.add(file.path);
    this.#events.send();
  }

  addProblems(more: readonly ShownProblem[]): void {
    const shown = new Set(this.#problems.map(formatProblem));
    const added = more.filter((problem) => !shown.has(formatProblem(problem)));
    this.#problems = [...this.#problems, ...added];
    if (added.length > 0) this.#events.send();
  }

  hasProblemIn(file: string): boolean {
    return this.#problems.some((problem) => problem.file === file);
  }

  /** Fingerprints of its files by path. */
  known(): Fingerprints {
    const files = [...this.#files.values()];
    return new Map(files.map(({ path, fingerprint }) => [path, fingerprint]));
  }

  /** A file by its path. */
  read(path: string): HashedFile | undefined {
    return this.#files.get(path);
  }

  /** Addresses of the pages that a browser shows, or the one requested last. */
  visiblePages(): readonly string[] {
    const visible = this.#events.requests().flatMap((request) => pageOf(request) ?? []);
    return visible.length > 0 ? visible : [this.#lastRequested];
  }

  /** Returns whether the file has changed. */
  #keep(file: HashedFile): boolean {
    if (this.#files.get(file.path)?.fingerprint === file.fingerprint) return false;
    this.#files.set(file.path, file);
    return true;
  }

  #stateFor(request: IncomingMessage): SiteEvent {
    const address = pageOf(request);
    const page = address === undefined ? undefined : this.#pageAt(address);
    const problems = this.#problems.filter(
      ({ seenOn }) => !seenOn || (seenOn.page === address && seenOn.version === page?.version),
    );
    return { problems, ...(page && { page }) };
  }

  #pageAt(address: string): PageVersion | undefined {
    const file = this.read(outputPathOf(address)) ?? this.read(outputPathOf(notFoundAddress));
    return file && versionOf(file, this.#assetChanges);
  }

  #find(path: string): FoundFile | undefined {
    const file = this.read(path);
    if (!file) return undefined;
    const { contents, fingerprint } = file;
    const headers = { 'Cache-Control': cacheControlOf(path) };
    if (!path.endsWith('.html'))
      return { body: contents, headers: { ...headers, etag: `"${fingerprint}"` } };
    const { version } = versionOf(file, this.#assetChanges);
    const etag = `"${fingerprint}${version}"`;
    return { body: injectClient(textOf(file), version), headers: { ...headers, etag } };
  }
}

const fresh = { status: 200, headers: { 'Cache-Control': 'no-store' } };

/** The address of the page that requests the events, if the URL has it. */
function pageOf({ url = '' }: IncomingMessage): string | undefined {
  return new URL(url, 'http://localhost').searchParams.get('page') ?? undefined;
}
