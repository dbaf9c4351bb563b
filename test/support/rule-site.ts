import type { CheckedDocument, RuleSite } from '../../src/checks/rule.ts';
import vocabulary from '../../src/checks/structured-data/vocabulary.json';
import { readStructuredData } from '../../src/render/document/data-nodes.ts';
import { visibleTextOf } from '../../src/render/html/page-text.ts';
import { scanHtml } from '../../src/render/html/scan.ts';

/** What rules know about a site without pages, with some of it changed. */
export function ruleSite(changed: Partial<RuleSite>): RuleSite {
  return {
    origin: 'https://store.example',
    date: '2026-05-04',
    has: () => true,
    pages: new Map(),
    resolve: () => undefined,
    known: [],
    isFile: () => false,
    idsInSvg: () => undefined,
    base: '',
    folder: '/pages',
    endpoints: new Set(),
    frame: undefined,
    checks: {},
    facts: [],
    policy: 'resolved',
    code: () => [],
    islandsOf: () => new Set(),
    headers: {},
    contentPolicy: undefined,
    cssByFile: new Map(),
    isComplete: true,
    isThorough: true,
    vocabulary,
    ...changed,
  };
}

/** A document as rules see it. */
export function documentOf(html: string): CheckedDocument {
  const view = {
    origin: 'https://store.example',
    date: '2026-05-04',
    has: () => true,
    address: '/team',
    url: 'https://store.example/team',
    meta: { title: 'Team', description: 'About Team.' },
    siteName: 'Store',
    language: 'en',
  };
  return {
    name: '/team',
    file: 'team.tsx',
    html,
    content: html,
    scan: scanHtml(html),
    view,
    text: visibleTextOf(html),
    ...readStructuredData(html),
  };
}
