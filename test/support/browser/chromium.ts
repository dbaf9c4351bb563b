import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import browsers from '../../../scripts/browsers.json' with { type: 'json' };
import { unpackBrowser } from './unpack-browser.ts';

/** The first is headless Chromium: it renders the same pages in a third of the processor time. */
const names = [...browsers, 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters are as wide as on phones: without this flag, a machine without font settings rounds each width to a whole pixel.
  '--font-render-hinting=none',
];

/**
 * Starts the browser that `CHROMIUM` names, an installed Chrome or Chromium, or else the one from
 * npm, which `CHROMIUM=npm` selects. That package also lists flags: with `--single-process` it would
 * exit when its first page closes, and `--disable-web-security` would make the tests prove little.
 */
export async function startChromium(): Promise<BrowserServer> {
  const installed = findInstalled();
  const browser = installed === undefined ? await unpackBrowser() : { executablePath: installed };
  return chromium.launchServer({ ...browser, args: flags, host: '127.0.0.1' });
}

function findInstalled(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named === 'npm') return undefined;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, and nothing is there.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path));
}
