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
const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/**
 * The path of the browser that `CHROMIUM` names, or of an installed Chrome or Chromium. Undefined
 * for the browser that npm installed, which `CHROMIUM=npm` selects.
 */
export function findBrowser() {
  const { CHROMIUM = '', PATH = '' } = process.env;
  const { platform, arch } = process;
  if (CHROMIUM !== '' && CHROMIUM !== 'npm') {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names ${CHROMIUM}, and there is no such file.`);
  }
  const inFolders = PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  const candidates = CHROMIUM === 'npm' ? [] : [...inFolders, ...(places[platform] ?? [])];
  const installed = candidates.find((file) => existsSync(file));
  if (installed === undefined && (platform !== 'linux' || arch !== 'x64'))
    throw new Error(
      `npm has no browser for ${platform} on ${arch}: install Chrome or Chromium, or set CHROMIUM to its path.`,
    );
  return installed;
}
