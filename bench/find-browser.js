import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/** `CHROMIUM`, or an installed Chrome or Chromium. */
export function findBrowser() {
  const { CHROMIUM = '', PATH = '' } = process.env;
  const folders = PATH.split(delimiter);
  const candidates = [
    CHROMIUM,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ];
  const found = candidates.find((file) => file !== '' && existsSync(file));
  if (!found) throw new Error('There is no browser: install Chromium, or name one in CHROMIUM.');
  return found;
}
