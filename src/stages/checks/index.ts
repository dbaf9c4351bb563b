import type {
  CheckContext,
  PageCheck,
  PageProblem,
  PageRecord,
  RenderedPage,
  SiteCheck,
} from '../../model/page-record.ts';
import { toPageRecord } from '../../model/page-record.ts';
import { pathOf, type RouteTable } from '../../model/route.ts';
import type { Scan } from '../../model/scan.ts';
import type { SiteDefinition } from '../../model/site.ts';
import { siteFile } from '../../model/sources.ts';
import { fragments } from './fragments.ts';
import { inlineStyles } from './inline-styles.ts';
import { internalLinks } from './internal-links.ts';
import { oneHeading } from './one-heading.ts';
import { pictureTexts } from './picture-texts.ts';
import { uniqueIds } from './unique-ids.ts';
import { uniqueTitles } from './unique-titles.ts';
import { wellFormedText } from './well-formed-text.ts';

const anyPieceChecks: readonly PageCheck[] = [
  internalLinks,
  uniqueIds,
  inlineStyles,
  pictureTexts,
  wellFormedText,
];
const pageChecks: readonly PageCheck[] = [...anyPieceChecks, oneHeading];
const siteChecks: readonly SiteCheck[] = [uniqueTitles, fragments];

export interface CheckerOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  /** Paths of the files that are no pages. */
  readonly paths: ReadonlySet<string>;
  readonly frame: { readonly html: string; readonly scan: Scan };
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
  const records = new Map<string, PageRecord>();
  const checkPage = (page: RenderedPage): readonly PageProblem[] => {
    const { route, scan, html } = page;
    records.set(route.address, toPageRecord(page));
    const piece = { name: route.address, file: route.page.file, scan, html };
    return pageChecks.flatMap((check) => check(piece, context));
  };
  const checkSite = (): readonly PageProblem[] => {
    const piece = { name: 'every page', file: siteFile, ...options.frame };
    return [
      ...anyPieceChecks.flatMap((check) => check(piece, { ...context, frameIds: new Set() })),
      ...siteChecks.flatMap((check) => check(records, context)),
    ];
  };
  return { checkPage, checkSite };
}

function toContext({ site, table, paths, frame, isComplete }: CheckerOptions): CheckContext {
  const elsewhere = new Set([...(site.endpoints ?? []), ...(site.deadLinks ?? [])].map(pathOf));
  return {
    resolve: (path) => (table.routes.has(path) ? path : table.redirects.get(path)?.to),
    known: [...table.routes.keys(), ...table.redirects.keys()],
    isFile: (path) => paths.has(path) || elsewhere.has(path),
    frameIds: new Set(frame.scan.ids),
    isComplete,
  };
}
