// The browser of the tests and of `npm run bench`. `npm test` loads this file on any version of Node.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first is headless Chromium: it renders the same pages in a third of the processor time. */
const names = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome.exe',
];
/** @type {Partial<Record<NodeJS.Platform, readonly string[]>>} */
const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/**
 * The path of the browser that `CHROMIUM` names, or of an installed Chrome or Chromium. Undefined
 * for the browser that npm installed, which `CHROMIUM=npm` selects. With `prefersNpm`, only an
 * installed headless Chromium goes before it: a full browser takes three times the processor time.
 */
export function findBrowser({ prefersNpm = false } = {}) {
  const { CHROMIUM = '', PATH = '' } = process.env;
  const { platform, arch } = process;
  if (CHROMIUM !== '' && CHROMIUM !== 'npm') {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names ${CHROMIUM}, and there is no such file.`);
  }
  const hasNpmBrowser = platform === 'linux' && arch === 'x64';
  const isOnlyHeadless = prefersNpm && hasNpmBrowser;
  const inFolders = PATH.split(delimiter).flatMap((folder) =>
    (isOnlyHeadless ? names.slice(0, 1) : names).map((name) => join(folder, name)),
  );
  const candidates = [...inFolders, ...(isOnlyHeadless ? [] : (places[platform] ?? []))];
  const installed = CHROMIUM === 'npm' ? undefined : candidates.find((file) => existsSync(file));
  if (installed === undefined && !hasNpmBrowser)
    throw new Error(
      `npm has no browser for ${platform} on ${arch}: install Chrome or Chromium, or set CHROMIUM to its path.`,
    );
  return installed;
}
