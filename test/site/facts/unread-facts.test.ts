import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { type Modules, unreadFacts } from '../../support/site/unread-facts.ts';

/** They sum up, for the owner alone, values that pages read elsewhere. */
const ownersNotes = [
  'pages/_facts/assumed.ts: assumedFacts',
  'pages/_facts/carrier-limits.ts: packageLimitFigures',
  'pages/_facts/counter-prices.ts: counterPrices',
  'pages/_facts/freight.ts: freightFigures',
  'pages/_facts/link-repairs.ts: deadLinksFact',
  'pages/_facts/service-days.ts: serviceStandards',
  'pages/_facts/sources.ts: generalSources',
];

test('each fact, and each value in it, is read by a page, a component, or a file', () => {
  const modules: Modules = Object.fromEntries(
    glob.sync('pages/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const unread = unreadFacts(modules);
  expect(unread, 'Let a page read it, or delete it.').toEqual(ownersNotes);
});

test('an export and a flag that nothing reads are named', () => {
  const rules = `
    export const rules = { qr: false, hazmat: 'limited', label: { fee: 'small', size: 4 } } as const;
    export const never = 1;
    const minutes = 15;
    export const visit = { minutes, ids: ['passport'] };
    export function half() { return visit.minutes / 2; }`;
  const page = `
    import { half, rules as own } from './_facts/rules.ts';
    const { label: { fee } } = own;
    export default function Page() { return <p>{own.qr ? fee : half()}</p>; }`;
  const facts = `
    import { never } from './rules.ts';
    export const facts = [never];`;
  expect(
    unreadFacts({
      'pages/_facts/rules.ts': rules,
      'pages/_facts/facts.ts': facts,
      'pages/index.tsx': page,
    }),
  ).toEqual([
    'pages/_facts/rules.ts: rules.hazmat',
    'pages/_facts/rules.ts: rules.label.size',
    'pages/_facts/rules.ts: never',
    'pages/_facts/rules.ts: visit.ids',
  ]);
});
