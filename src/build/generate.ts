import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CheckScope } from '../checks/rule.ts';
import { readHistory } from '../core/files/git-history.ts';
import type { OutputFile, WriteOutput } from '../core/files/output-files.ts';
import type { Report } from '../core/problem.ts';
import { noProgress } from '../core/progress.ts';
import { missingRedirects, renderHostFiles, renderRedirects } from '../output/host-files.ts';
import type { JoinedDrawings } from '../render/drawings/join-drawings.ts';
import type { FragmentCache } from '../render/fragment-cache.ts';
import { renderPages } from '../render/render-pages.ts';
import { createSearchIndexer } from '../render/search-indexer.ts';
import { lastModifiedDates, renderRobots, renderSitemap, robotsFile } from '../routes/sitemap.ts';
import { needlesForOldAddress } from '../routes/validation/validate-redirects.ts';
import { countOutput, type OutputCount } from './count-output.ts';
import { type OpenedSite, type OpenOptions, openSite, type Workspace } from './open-site.ts';
import { type Output, openChecker, prepareOutput } from './prepare-output.ts';

/** A generated site. Its files have been emitted one by one. */
export interface GeneratedSite extends OpenedSite {
  readonly output: Output;
  readonly count: OutputCount;
}

/** How a site is opened, and what `site check` looks for beyond the rules. */
interface GenerateOptions
  extends Omit<OpenOptions, 'hasAssets'>,
    Pick<CheckScope, 'launch' | 'links'> {
  /** Only `watch` has a fragment cache. */
  readonly fragmentCache?: FragmentCache | undefined;
}

/** The recipe of every build. Undefined if problems leave nothing to continue with. Rejects if the signal is aborted first. */
export async function generateSite(
  workspace: Workspace,
  options: GenerateOptions,
  write: WriteOutput,
  report: Report,
): Promise<GeneratedSite | undefined> {
  const { progress = noProgress, launch, links, fragmentCache, signal } = options;
  const { mode, pages: folder, isPreview = false } = workspace.options;
  const history = mode === 'watch' ? undefined : readHistory(folder);
  const site = await openSite(workspace, report, { ...options, hasAssets: true });
  const assets = await site?.assets;
  if (!site || !assets) return undefined;
  const { definition, table, origin, versions } = site;

  progress.stage('layout');
  const output = prepareOutput(site, assets);
  const { pictures, ogImages, headers, files } = output;
  const { emit, count } = countOutput(workspace.options, write, report);
  const checker = await openChecker(site, output, { isThorough: mode === 'check', launch, links });
  const indexer = createSearchIndexer({ isWanted: definition.searchIndex, base: site.base });

  progress.stage('pages');
  const breathe = breathing(signal);
  for await (const page of renderPages(site, output, fragmentCache)) {
    if (page.drawings) emit(addDrawings(page.drawings, output));
    progress.stage('check');
    checker.checkPage(page).forEach(site.report);
    progress.stage('write');
    // The page itself, unless it names the search index: then it waits for the final URL.
    indexer.add(page).forEach(emit);
    progress.page(page.route.address, table.routes.size);
    progress.stage('pages');
    await breathe();
  }
  progress.stage('check');
  (await checker.checkSite()).forEach(site.report);
  progress.stage('write');
  const named = files.filter(site.modules.isNamed);
  for (const file of [...indexer.finish(site.report), ...named.filter((file) => !isRobots(file))])
    emit(file);
  progress.stage('pictures');
  for await (const file of pictures.finish()) {
    emit(file);
    progress.done?.(pictures.count());
  }
  progress.stage('ogImages');
  for (const file of [...(await ogImages.finish()), ...renderRedirects(site)]) emit(file);
  const dates = lastModifiedDates(table, site.modules.graph, await history);
  for (const file of renderSitemap(table, origin, { dates, versions })) emit(file);
  const ownRobots = isPreview ? undefined : files.find(isRobots);
  emit(ownRobots ?? renderRobots(origin, isPreview));
  reportMissingRedirects(site);
  for (const file of renderHostFiles(site, headers, [...count.paths, ...filesPerPage])) emit(file);
  return { ...site, output, count };
}

function isRobots({ path }: OutputFile): boolean {
  return path === robotsFile;
}

/** A host's visitors would get an error for these old addresses. */
function reportMissingRedirects(site: OpenedSite): void {
  const { target } = site.options;
  for (const { from, file, reason } of target ? missingRedirects(site) : [])
    site.report({
      file,
      needles: needlesForOldAddress(from),
      message: `The host ${target} cannot redirect ${from}: ${reason}.`,
      hint: 'Remove the redirect, write it in another way, or choose another host.',
    });
}

/** Notes the ids in the file of a page's drawings, which links may lead to, and returns the file. */
function addDrawings({ ids, ...file }: JoinedDrawings, output: Output): OutputFile {
  output.drawings.set(file.path, ids);
  return file;
}

/** One file of each type that a page adds, for headers that depend on the type. */
const filesPerPage = ['index.html', 'index.json', 'picture.png'];

/** A rebuild runs for this long before a newer one can cancel it. */
const turnMs = 10;

/** Yields to the event loop now and then. Rejects once the signal is aborted. */
function breathing(signal: AbortSignal | undefined): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (!signal || performance.now() - start < turnMs) return;
    await nextTurn();
    signal.throwIfAborted();
    start = performance.now();
  };
}

/** The result of a build or a check. */
export interface Summary {
  readonly pages: number;
  readonly redirects: number;
  readonly files: number;
  readonly bytes: number;
  /** Set if the modules could not be stored for the next command, or redirects need the name of a host. */
  readonly warning?: string | undefined;
}

export function toSummary({ table, count, modules, options }: GeneratedSite): Summary {
  const { routes, redirects } = table;
  const { files, bytes } = count;
  const isForAnyHost = options.mode === 'build' && options.target === undefined;
  const missing = isForAnyHost ? [...missingRedirects({ table, options })] : [];
  const old = missing.map(({ from }) => from).join(', ');
  const forHosts = old && `Only a host can redirect ${old}. Name it with --target.`;
  const warning = [modules.warning, forHosts].filter(Boolean).join('\n') || undefined;
  return { pages: routes.size, redirects: redirects.size, files, bytes, warning };
}
