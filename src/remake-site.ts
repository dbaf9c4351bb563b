import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { type BrowserBundlers, makeSite } from './make-site.ts';
import type { ModuleGraph } from './model/module-graph.ts';
import type { Store } from './model/output.ts';
import { type Problem, reportInto } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import type { ProofreadRequest } from './proofread-worker.ts';
import { bundleClient } from './stages/bundle-client.ts';
import { createPageBundler, type PageBundler } from './stages/bundle-pages.ts';
import { bundleStyles } from './stages/bundle-styles.ts';
import { discoverSources } from './stages/discover-sources.ts';
import { reuseBundle } from './stages/reuse-bundle.ts';
import { writeRouteTypes } from './stages/write-route-types.ts';

/** A file of the site as bytes of its own, which can be given to another thread. */
export interface MadeFile {
  readonly path: string;
  readonly contents: Uint8Array<ArrayBuffer>;
  /** Of the contents. */
  readonly fingerprint: string;
}

/** Fingerprints of files by path. */
export type Fingerprints = ReadonlyMap<string, string>;

/** A site as made once more. */
export interface Remade {
  readonly problems: readonly Problem[];
  readonly pages: number;
  /** New files, and those whose contents are others than before. None while there are problems. */
  readonly changed: readonly MadeFile[];
  /** Paths of files that are no more. */
  readonly removed: readonly string[];
  /** Files that the pages are made of and that lie elsewhere, absolute; none where a bundler could not tell. */
  readonly modulesOutside: readonly string[];
}

/** Makes one site again and again. What only another list of pages changes is kept. */
export interface SiteRemaker {
  /** `known` is what the asker has, in the place of what it was given last. */
  readonly remake: (known?: Fingerprints) => Promise<Remade>;
  /** What was made last, for a proofreader. */
  readonly toProofread: () => ProofreadRequest | undefined;
  /** Ends the bundlers, which run in a process of their own. */
  readonly dispose: () => Promise<void>;
}

export function createSiteRemaker(options: SiteOptions): SiteRemaker {
  const bundlerFor = bundlerOfLatestPages(options);
  const browserBundlers: BrowserBundlers = {
    bundleStyles: reuseBundle(bundleStyles),
    bundleClient: reuseBundle(bundleClient),
  };
  let given: Fingerprints = new Map();
  let toProofread: ProofreadRequest | undefined;
  // Reading takes longer than making: the site is shown first.
  const proofread = async (request: ProofreadRequest): Promise<readonly Problem[]> => {
    toProofread = request;
    return [];
  };
  const remake = async (known: Fingerprints = given): Promise<Remade> => {
    const problems: Problem[] = [];
    const report = reportInto(problems, options.pages);
    toProofread = undefined;
    const sources = await discoverSources(options.pages, report);
    if (!sources) return nothing(problems, []);
    const { bundler, graph } = withGraph(await bundlerFor(sources));
    const { store, found, changed } = collectChanged(known);
    const toMake = { ...options, sources, bundler, browserBundlers, proofread };
    const made = await makeSite(toMake, store, report);
    const files = new Set([...(made?.table.routes.values() ?? [])].map(({ page }) => page.file));
    const isWhole = sources.pages.every(({ file }) => files.has(file) || file.includes('[slug]'));
    if (made && isWhole) writeRouteTypes(made.table, options);
    const modulesOutside = outside(graph(), options.pages);
    if (!made || problems.length > 0) return nothing(problems, modulesOutside);
    given = found;
    const removed = [...known.keys()].filter((path) => !found.has(path));
    return { problems, pages: made.table.routes.size, changed, removed, modulesOutside };
  };
  return { remake, toProofread: () => toProofread, dispose: stop };
}

function nothing(problems: readonly Problem[], modulesOutside: readonly string[]): Remade {
  return { problems, pages: 0, changed: [], removed: [], modulesOutside };
}

function outside(graph: ModuleGraph, folder: string): readonly string[] {
  return [...graph.keys()]
    .filter((file) => file.startsWith('../'))
    .map((file) => join(folder, file));
}

function bundlerOfLatestPages(options: SiteOptions): (sources: Sources) => Promise<PageBundler> {
  let bundler: PageBundler | undefined;
  let bundled = '';
  return async (sources) => {
    const list = sources.pages.map(({ file }) => file).join('\n');
    if (bundler && list === bundled) return bundler;
    await bundler?.dispose();
    bundler = await createPageBundler({ ...options, sources });
    bundled = list;
    return bundler;
  };
}

/** The bundler, overheard. */
function withGraph(bundler: PageBundler): {
  readonly bundler: PageBundler;
  readonly graph: () => ModuleGraph;
} {
  let graph: ModuleGraph = new Map();
  const bundle: PageBundler['bundle'] = async (report) => {
    const bundled = await bundler.bundle(report);
    graph = bundled?.graph ?? graph;
    return bundled;
  };
  return { bundler: { ...bundler, bundle }, graph: () => graph };
}

function collectChanged(known: Fingerprints): {
  readonly store: Store;
  readonly found: Map<string, string>;
  readonly changed: MadeFile[];
} {
  const found = new Map<string, string>();
  const changed: MadeFile[] = [];
  const encoder = new TextEncoder();
  const store: Store = ({ path, contents }) => {
    const fingerprint = createHash('sha1').update(contents).digest('base64url');
    found.set(path, fingerprint);
    if (known.get(path) === fingerprint) return;
    const bytes =
      typeof contents === 'string' ? encoder.encode(contents) : Uint8Array.from(contents);
    changed.push({ path, contents: bytes, fingerprint });
  };
  return { store, found, changed };
}
