import { type BrowserServer, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.js';
import { fontSettings } from './font-settings.ts';
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
 * Starts the browser that `CHROMIUM` names, or else an installed headless Chromium, the one from npm,
 * which `CHROMIUM=npm` selects, or, where npm has none, an installed Chrome. The package from npm
 * also lists flags: with `--single-process` it would exit when its first page closes, and
 * `--disable-web-security` would make the tests prove little.
 */
export async function startChromium(): Promise<BrowserServer> {
  const installed = findBrowser({ prefersNpm: true });
  const { executablePath, env = process.env } =
    installed === undefined ? unpackBrowser() : { executablePath: installed };
  return chromium.launchServer({
    executablePath,
    env: { ...env, ...fontSettings() },
    args: flags,
    host: '127.0.0.1',
  });
}
