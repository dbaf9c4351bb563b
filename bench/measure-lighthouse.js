import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../scripts/find-browser.js';
import { toInstall } from './install.js';
import { scratch } from './places.js';
import { previewSite } from './preview-site.js';
import { runProcess } from './run-process.js';
import { median } from './statistics.js';

/** The next version does not run on Node 20. */
const { modules, program, missing } = toInstall('lighthouse', '12.8.2', join('cli', 'index.js'));

/** A page of each kind: start, form and map, prices, timetable, an area with its map. */
const addresses = [
  '/',
  '/contact',
  '/mailbox-services',
  '/fedex-services',
  '/service-areas/ogden-wilmington-nc',
];

/** Runs Lighthouse as a phone on a slow connection, page by page in each round, on the site as a host would send it. */
export async function measureLighthouse({ rounds }, options) {
  const reason = missing(options);
  if (reason !== undefined) throw new Error(`Lighthouse is left out: ${reason}.`);
  const { url, stop } = await previewSite('lighthouse', options.nodes[0].path);
  const pages = addresses.map((address) => ({ address, reports: [] }));
  try {
    for (let round = 0; round < (options.rounds ?? rounds); round += 1)
      for (const { address, reports } of pages) reports.push(await audit(`${url}${address}`));
  } finally {
    await stop();
  }
  for (const { address, reports } of pages) noteFaults(address, reports.at(-1), options);
  return pages.map(toRow);
}

async function audit(url) {
  const file = join(scratch, 'lighthouse', 'report.json');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run';
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  const browser = findBrowser();
  if (!browser) throw new Error('There is no browser: install Chromium, or name one in CHROMIUM.');
  const environment = ['env', `CHROME_PATH=${browser}`];
  await runProcess([...environment, process.execPath, program, url, ...output, flags], modules);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function toRow({ address, reports }) {
  const scores = (name) => Math.min(...reports.map(({ categories }) => categories[name].score));
  const values = (name) => median(reports.map(({ audits }) => audits[name].numericValue));
  return {
    address,
    rounds: reports.length,
    performance: scores('performance') * 100,
    accessibility: scores('accessibility') * 100,
    bestPractices: scores('best-practices') * 100,
    seo: scores('seo') * 100,
    firstPaint: values('first-contentful-paint'),
    largestPaint: values('largest-contentful-paint'),
    blocked: values('total-blocking-time'),
    shift: values('cumulative-layout-shift'),
    bytes: values('total-byte-weight'),
    requests: reports.at(-1).audits['network-requests'].details.items.length,
  };
}

/** The audits that cost points. */
function noteFaults(address, { categories, audits }, { note }) {
  for (const { auditRefs, title } of Object.values(categories))
    for (const { id, weight } of auditRefs) {
      const { score, title: fault, displayValue = '' } = audits[id];
      if (weight > 0 && score !== null && score < 0.9)
        note(`${address}: ${title}: ${fault} ${displayValue}`);
    }
}

export const lighthouseColumns = [
  ['page', (row) => row.address],
  ['rounds', (row) => String(row.rounds)],
  ['performance', (row) => row.performance.toFixed(0)],
  ['accessibility', (row) => row.accessibility.toFixed(0)],
  ['best practices', (row) => row.bestPractices.toFixed(0)],
  ['SEO', (row) => row.seo.toFixed(0)],
  ['FCP ms', (row) => row.firstPaint.toFixed(0)],
  ['LCP ms', (row) => row.largestPaint.toFixed(0)],
  ['TBT ms', (row) => row.blocked.toFixed(0)],
  ['CLS', (row) => row.shift.toFixed(3)],
  ['kB', (row) => (row.bytes / 1000).toFixed(1)],
  ['requests', (row) => String(row.requests)],
];
