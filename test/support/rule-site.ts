import type { CheckedDocument, RuleSite } from '../../src/checks/rule.ts';
import vocabulary from '../../src/checks/structured-data/vocabulary.json';
import { readStructuredData } from '../../src/render/document/document-texts.ts';
import { visibleTextOf } from '../../src/render/html/page-text.ts';
import { scanHtml } from '../../src/render/html/scan.ts';
import { emptyLayout } from '../../src/render/render-layout.tsx';
import type { RenderedPage } from '../../src/render/render-page.tsx';

/** What rules know about a site without pages, with some of it changed. */
export function ruleSite(changed: Partial<RuleSite>): RuleSite {
  return {
    origin: 'https://store.example',
    date: '2026-05-04',
    has: () => true,
    pages: new Map(),
    resolve: () => undefined,
    known: [],
    redirects: [],
    isFile: () => false,
    sizeOfFile: () => undefined,
    isInFiles: () => false,
    propertiesInMarkup: new Set(),
    idsInSvg: () => undefined,
    base: '',
    folder: '/pages',
    endpoints: new Set(),
    layout: undefined,
    checks: {},
    facts: [],
    preloadFonts: [],
    policy: 'resolved',
    code: () => [],
    islandsOf: () => [],
    headers: {},
    contentPolicy: undefined,
    cssByFile: new Map(),
    isComplete: true,
    scope: { isThorough: true },
    vocabulary,
    ...changed,
  };
}

/** A document as rules see it. */
export function documentOf(html: string): CheckedDocument {
  return {
    ...renderedPage(html),
    name: '/team',
    file: 'team.tsx',
    text: visibleTextOf(html),
    data: readStructuredData(html),
  };
}

/** A page without a layout. */
export function renderedPage(html: string): RenderedPage {
  const address = '/team';
  const meta = { title: 'Team', description: 'About Team.' };
  const module = { kind: 'single', meta, Component: () => null } as const;
  const view = {
    origin: 'https://store.example',
    date: '2026-05-04',
    has: () => true,
    address,
    url: 'https://store.example/team',
    meta,
    siteName: 'Store',
    language: 'en',
  };
  const route = { address, meta, page: { file: 'team.tsx', pattern: address, module } };
  const rendered = { scan: scanHtml(html), content: html, drawings: undefined, html };
  return { route, view, layout: emptyLayout, ...rendered };
}
