import { basename } from 'node:path';
import type { PageEntry } from '../author/definition/page.ts';
import { type PageProblem, quoted, type Report } from '../core/problems/problem.ts';
import { describeThrown } from '../modules/describe-thrown.ts';
import type { LoadedPage } from './page-module.ts';
import { canBeReplayed, routeAdder } from './replayable-entries.ts';
import { outputPathOf, type Redirect, type Route, type RouteTable } from './route.ts';
import { validateMeta } from './validation/validate-meta.ts';

export interface BuildRouteTableOptions {
  /** The folder of pages. */
  readonly folder: string;
  /** So many entries of one module are held at most, where they can be gone through once more. */
  readonly heldEntries?: number | undefined;
}

/** Decides every address before anything is rendered. Two claims on one name both files. */
export async function buildRouteTable(
  pages: readonly LoadedPage[],
  { folder, heldEntries = Number.POSITIVE_INFINITY }: BuildRouteTableOptions,
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
    const add = routeAdder(routes, canBeReplayed(page) ? heldEntries : Number.POSITIVE_INFINITY);
    for await (const route of routesOf(page, folder, reportEntry))
      if (claim(route.address, page.file)) add(route);
  }
  const inOrder = new Map([...routes].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { routes: inOrder, redirects: collectRedirects(inOrder, claim), isComplete };
}

/** The pages of a module, as it gives them. */
export async function* routesOf(
  page: LoadedPage,
  folder: string,
  report: Report,
): AsyncGenerator<Route, void> {
  const { module, pattern, file } = page;
  if (module.kind === 'single') {
    yield { address: pattern, outputPath: outputPathOf(pattern), page, meta: module.meta };
    return;
  }
  try {
    for await (const entry of module.entries) {
      if (!isSlug(entry?.slug)) {
        report(noSlug(file, entry));
        continue;
      }
      const address = pattern.replace('[slug]', entry.slug);
      const meta = module.metaOf(entry);
      const problems = validateMeta(file, meta);
      for (const problem of problems)
        report({ ...problem, message: `For "${entry.slug}": ${problem.message}` });
      if (problems.length === 0)
        yield { address, outputPath: outputPathOf(address), page, meta, entry };
    }
  } catch (error) {
    report(describeThrown(error, file, folder, 'while its entries were read'));
  }
}

/** Segments of lower-case letters, digits and hyphens: nothing that could leave the folder. */
function isSlug(slug: unknown): slug is string {
  return (
    typeof slug === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(slug)
  );
}

function collectRedirects(
  routes: ReadonlyMap<string, Route>,
  claim: Claim,
): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const { address, page, meta } of routes.values())
    for (const from of meta.aliases ?? [])
      if (claim(from, page.file))
        redirects.set(from, { from, to: address, outputPath: outputPathOf(from), file: page.file });
  return new Map([...redirects].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Notes that a page's file wants an address. False, and reported, where another has it. */
type Claim = (address: string, file: string) => boolean;

/** By the files that addresses are written to: many file systems hold `About.html` for `about.html`. */
function createClaims(folder: string, report: Report): Claim {
  const claims = new Map<string, readonly [address: string, file: string]>();
  return (address, file) => {
    const long = address.split('/').find((part) => part.length > longestPart);
    if (long !== undefined) {
      report(tooLong(long, file));
      return false;
    }
    const key = outputPathOf(address).toLowerCase();
    const other = claims.get(key);
    if (other) report(claimedTwice(other, [address, file], basename(folder)));
    else claims.set(key, [address, file]);
    return other === undefined;
  };
}

/** File systems take 255 bytes, of which endings such as `.html.br` need some. */
const longestPart = 200;

function tooLong(part: string, file: string): PageProblem {
  return {
    file,
    needles: [part],
    message: `"${part}" is too long for the name of a file.`,
    hint: `Let no part of an address have more than ${longestPart} characters.`,
  };
}

function claimedTwice(
  [before, one]: readonly [string, string],
  [address, other]: readonly [string, string],
  folder: string,
): PageProblem {
  const second = one === other ? 'again by the same file' : `${folder}/${other}`;
  return {
    file: other,
    // An alias stands in the page's code, and an address in its file's name.
    needles: quoted(address),
    message:
      before === address
        ? `${address} is claimed by ${folder}/${one} and ${second}.`
        : `${address} would be written to the same file as ${before} of ${folder}/${one}.`,
    hint: 'Rename one of the files, or remove the alias that repeats the address.',
  };
}

function noSlug(file: string, entry: PageEntry | undefined): PageProblem {
  const slug: unknown = entry?.slug;
  return {
    file,
    needles: typeof slug === 'string' ? quoted(slug) : [],
    message: `${JSON.stringify(slug) ?? 'undefined'} is no slug.`,
    hint: 'Give each entry a `slug` of lower-case letters, digits and single hyphens.',
  };
}
