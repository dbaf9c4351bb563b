import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PageEntry } from '../author/definition/page.ts';
import type { SiteRedirect } from '../author/definition/site.ts';
import { type PageProblem, quoted, type Report } from '../core/problem.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { hasStaticEntries, type LoadedPage } from './page-module.ts';
import { formatOldAddress, inOrder, parseOldAddress } from './redirects.ts';
import { outputPathOf, type Redirect, type Route, type RouteTable } from './route.ts';
import { validateMeta } from './validation/validate-meta.ts';
import {
  needlesForOldAddress,
  readSiteRedirects,
  redirectProblems,
} from './validation/validate-redirects.ts';

/**
 * The most entries of one module to keep in memory, if they can be iterated again: more would take more
 * memory than the rest of the build. `watch` renders single pages again, and keeps all entries.
 */
const maxEntriesInMemory = 10_000;

/** Decides every address before anything is rendered. If two files claim one, the problem names both. */
export async function buildRouteTable(
  pages: readonly LoadedPage[],
  siteRedirects: readonly SiteRedirect[],
  { pages: folder, mode }: Pick<SiteOptions, 'pages' | 'mode'>,
  report: Report,
): Promise<RouteTable> {
  const routes = new Map<string, Route>();
  const claim = createClaims(folder, report);
  let isComplete = true;
  const reportEntry: Report = (problem) => {
    isComplete = false;
    report(problem);
  };
  for (const page of pages) {
    const isReplayed = mode !== 'watch' && canBeReplayed(page);
    let left = isReplayed ? maxEntriesInMemory : Number.POSITIVE_INFINITY;
    for await (const route of routesOf(page, folder, reportEntry)) {
      if (!claim(route.address, page.file)) continue;
      routes.set(route.address, left > 0 ? route : toReplayed(route));
      if (left === 0) slowHeapGrowth();
      left -= 1;
    }
  }
  const sorted = new Map([...routes].sort(([a], [b]) => (a < b ? -1 : 1)));
  const declared = [...aliasesOf(sorted), ...readSiteRedirects(siteRedirects, report)];
  const redirects = inOrder(declared.filter(({ from, file }) => claim(from, file)));
  [...redirectProblems(redirects, sorted)].forEach(report);
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return { routes: sorted, redirects: byAddress, isComplete };
}

/** The routes of a page module, one at a time. */
export async function* routesOf(
  page: LoadedPage,
  folder: string,
  report: Report,
): AsyncGenerator<Route, void> {
  const { module, pattern, file } = page;
  if (module.kind === 'single') {
    yield { address: pattern, page, meta: module.meta };
    return;
  }
  try {
    for await (const entry of module.entries) {
      if (!isSlug(entry?.slug)) {
        report(wrongSlug(file, entry));
        continue;
      }
      const address = pattern.replace('[slug]', entry.slug);
      const meta = module.metaOf(entry);
      const problems = validateMeta(file, meta);
      for (const problem of problems)
        report({ ...problem, message: `In the entry "${entry.slug}": ${problem.message}` });
      if (problems.length === 0) yield { address, page, meta, entry };
    }
  } catch (error) {
    report(describeThrown(error, file, folder, 'while its entries were read'));
  }
}

/** Segments of lower-case letters, digits, and hyphens, so that no slug can leave the output folder. */
function isSlug(slug: unknown): slug is string {
  return (
    typeof slug === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(slug)
  );
}

/** The aliases of all pages, which `validateMeta` has accepted. */
function aliasesOf(routes: ReadonlyMap<string, Route>): readonly Redirect[] {
  return [...routes.values()].flatMap(({ address, page: { file }, meta }) =>
    (meta.aliases ?? []).flatMap((alias) => {
      const old = parseOldAddress(alias);
      return old ? { from: formatOldAddress(old), to: address, status: 301, file } : [];
    }),
  );
}

/** Claims an address for a page's file. Reports a problem and returns false if it is taken. */
type Claim = (address: string, file: string) => boolean;

/** Claims are compared by output file without case: on many systems `About.html` is `about.html`. */
function createClaims(folder: string, report: Report): Claim {
  const claims = new Map<string, readonly [address: string, file: string]>();
  return (address, file) => {
    const long = address.split('/').find((segment) => segment.length > maxSegmentLength);
    if (long !== undefined) {
      report(tooLong(long, file));
      return false;
    }
    const key = outputPathOf(address).toLowerCase();
    const earlier = claims.get(key);
    if (earlier) report(claimedTwice(earlier, [address, file], basename(folder)));
    else claims.set(key, [address, file]);
    return earlier === undefined;
  };
}

/** File systems allow 255 bytes, and extensions such as `.html.br` need some of them. */
const maxSegmentLength = 200;

function tooLong(segment: string, file: string): PageProblem {
  return {
    file,
    needles: [segment],
    message: `"${segment}" is too long for a file name.`,
    hint: `Keep each part of an address to ${maxSegmentLength} characters.`,
  };
}

function claimedTwice(
  [earlierAddress, earlierFile]: readonly [string, string],
  [address, file]: readonly [string, string],
  folder: string,
): PageProblem {
  if (earlierFile === file && earlierAddress === address)
    return {
      file,
      isTwice: true,
      needles: [
        ...needlesForOldAddress(address),
        ...slugTexts(address.slice(address.lastIndexOf('/') + 1)),
      ],
      message: `This file claims ${address} twice.`,
      hint:
        file === siteFile
          ? 'Remove one of the two redirects.'
          : 'Give each entry a slug of its own, or remove the alias that repeats the address.',
    };
  const second = `${folder}/${file}`;
  return {
    file,
    // An alias is in the page's code, and an address is in its file name.
    needles: needlesForOldAddress(address),
    message:
      earlierAddress === address
        ? `${address} is claimed by ${folder}/${earlierFile} and ${second}.`
        : `${address} would be written to the same file as ${earlierAddress} of ${folder}/${earlierFile}.`,
    hint: hintForClaims([earlierFile, file]),
  };
}

function hintForClaims(files: readonly string[]): string {
  if (files.includes(siteFile))
    return 'Remove the redirect, or rename the page or remove its alias.';
  return files.some((file) => file.includes('[slug]'))
    ? 'Give the entry another slug, rename the other file, or remove the alias that repeats the address.'
    : 'Rename one of the files, or remove the alias that repeats the address.';
}

function slugTexts(slug: string): readonly string[] {
  return [...quoted(slug).map((text) => `slug: ${text}`), `"slug": "${slug}"`, ...quoted(slug)];
}

function wrongSlug(file: string, entry: PageEntry | undefined): PageProblem {
  const slug: unknown = entry?.slug;
  return {
    file,
    needles: typeof slug === 'string' ? quoted(slug) : [],
    message: `${JSON.stringify(slug) ?? 'undefined'} is not a valid slug.`,
    hint: 'Give each entry a `slug` of lower-case letters, digits, and single hyphens.',
  };
}

/** Whether the entries can be iterated a second time. */
function canBeReplayed({ module }: LoadedPage): boolean {
  if (hasStaticEntries(module) || module.kind === 'single') return false;
  const { entries } = module;
  const iterator =
    Symbol.asyncIterator in entries ? entries[Symbol.asyncIterator]() : entries[Symbol.iterator]();
  return !Object.is(iterator, entries);
}

/** By default V8 lets garbage grow to the size of all live objects. At 40,000 entries, this takes 220 MB instead of 265 MB. */
function slowHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=40');
}

/** A route with only what other pages need. */
function toReplayed({ address, page, meta }: Route): Route {
  const { title, description, aliases = [], listed = true, lang, layout, versions } = meta;
  const named = layout === undefined ? {} : { layout };
  const optional = { ...named, ...(lang && { lang }), ...(versions && { versions }) };
  const kept = { title, description, aliases, listed, ...optional };
  return { address, page, meta: kept, isReplayed: true };
}
