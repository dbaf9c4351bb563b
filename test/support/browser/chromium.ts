import { type BrowserServer, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.js';
import { unpackBrowser } from './unpack-browser.ts';

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
  const installed = findBrowser();
  const browser = installed === undefined ? await unpackBrowser() : { executablePath: installed };
  return chromium.launchServer({ ...browser, args: flags, host: '127.0.0.1' });
}
