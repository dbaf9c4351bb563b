import { policyIn } from '../../model/content-policy.ts';
import type { HostHeaders } from '../../model/host-headers.ts';
import { isWellFormed } from '../../model/html.ts';
import type {
  CheckContext,
  PageCheck,
  PageProblem,
  PageRecord,
  RenderedPage,
  SiteCheck,
} from '../../model/page-record.ts';
import { fragmentLinksOf, toPageRecord } from '../../model/page-record.ts';
import { pathOf, type RouteTable } from '../../model/route.ts';
import type { Scan } from '../../model/scan.ts';
import type { SiteDefinition } from '../../model/site.ts';
import { siteFile } from '../../model/sources.ts';
import { fragments } from './fragments.ts';
import { frameHeading } from './frame-heading.ts';
import { headerLengths } from './header-lengths.ts';
import { inlineHashes } from './inline-hashes.ts';
import { inlineStyles } from './inline-styles.ts';
import { internalLinks } from './internal-links.ts';
import { islandFiles } from './island-files.ts';
import { oneHeading } from './one-heading.ts';
import { pictureTexts } from './picture-texts.ts';
import { sheetHashes } from './sheet-hashes.ts';
import { uniqueIds } from './unique-ids.ts';
import { uniqueTitles } from './unique-titles.ts';
import { wellFormedText } from './well-formed-text.ts';

const anyPieceChecks: readonly PageCheck[] = [
  internalLinks,
  uniqueIds,
  inlineStyles,
  inlineHashes,
  islandFiles,
  pictureTexts,
  wellFormedText,
];
const pageChecks: readonly PageCheck[] = [...anyPieceChecks, oneHeading];
const frameChecks: readonly PageCheck[] = [
  ...anyPieceChecks,
  frameHeading,
  sheetHashes,
  headerLengths,
];
const siteChecks: readonly SiteCheck[] = [uniqueTitles, fragments];

export interface CheckerOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  /** Paths of the files that are no pages. */
  readonly paths: ReadonlySet<string>;
  /** None where it could not be rendered. */
  readonly frame: { readonly html: string; readonly scan: Scan } | undefined;
  /** What a host is asked to send. */
  readonly headers: HostHeaders;
  /** Style sheets of the site, minified, by their files. */
  readonly cssByFile: ReadonlyMap<string, string>;
  /** Names of the islands that a page or the frame can show, by its file. */
  readonly islandsOf: (file: string) => readonly string[];
  /** Whether every page could be loaded. */
  readonly isComplete: boolean;
}

/** Sees each page once, while it is there; compares them at the end by what it noted. */
export interface Checker {
  readonly checkPage: (page: RenderedPage) => readonly PageProblem[];
  /** The rules about all pages, and about the frame that they share. */
  readonly checkSite: () => readonly PageProblem[];
}

export function createChecker(options: CheckerOptions): Checker {
  const context = toContext(options);
  const frameProblems = checkFrame(options, context);
  const records = new Map<string, PageRecord>();
  const checkPage = (page: RenderedPage): readonly PageProblem[] => {
    const { route, scan, html } = page;
    records.set(route.address, toPageRecord(page));
    const piece = { name: route.address, file: route.page.file, scan, html };
    return pageChecks.flatMap((check) => check(piece, context));
  };
  const checkSite = (): readonly PageProblem[] => [
    ...frameProblems,
    ...siteChecks.flatMap((check) => check(records, context)),
  ];
  return { checkPage, checkSite };
}

function checkFrame({ frame }: CheckerOptions, context: CheckContext): readonly PageProblem[] {
  if (!frame) return [];
  const piece = { name: 'every page', file: siteFile, ...frame };
  const alone = { ...context, frameIds: new Set<string>(), isFrameWellFormed: true };
  return frameChecks.flatMap((check) => check(piece, alone));
}

function toContext({
  site,
  table,
  paths,
  frame,
  headers,
  cssByFile,
  islandsOf,
  isComplete,
}: CheckerOptions): CheckContext {
  const elsewhere = new Set([...(site.endpoints ?? []), ...(site.deadLinks ?? [])].map(pathOf));
  return {
    resolve: (path) => (table.routes.has(path) ? path : table.redirects.get(path)?.to),
    known: [...table.routes.keys(), ...table.redirects.keys()],
    isFile: (path) => paths.has(path) || elsewhere.has(path),
    frameIds: frame && new Set(frame.scan.ids),
    isFrameWellFormed: !frame || isWellFormed(frame.html),
    frameFragmentLinks: frame ? fragmentLinksOf(frame.scan) : [],
    headers,
    contentPolicy: policyIn(headers),
    cssByFile,
    islandsOf: remember((file) => new Set([siteFile, file].flatMap(islandsOf))),
    isComplete,
  };
}

/** Many pages may come from one file. */
function remember<Value>(find: (file: string) => Value): (file: string) => Value {
  const found = new Map<string, Value>();
  return (file) => {
    const value = found.get(file) ?? find(file);
    found.set(file, value);
    return value;
  };
}
