import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './places.js';

/** The tests look for the same. */
const names = JSON.parse(readFileSync(join(root, 'scripts', 'browsers.json'), 'utf8'));

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
