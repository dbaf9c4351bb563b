import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltRoute {
  readonly address: string;
  readonly file: string;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** Every address of the real site, as `site routes` prints it. */
export function realRoutes(): readonly BuiltRoute[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['bin/site.js', 'routes', '--json'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The addresses of a built site that search engines may index. */
export function listedAddresses(folder: string): readonly string[] {
  return realRoutes()
    .map(({ address }) => address)
    .filter((address) => !/<meta name="robots" content="noindex/.test(readPage(folder, address)));
}

/** The HTML of a page of a built site. */
export function readPage(folder: string, address: string): string {
  return readFileSync(pageFile(folder, address), 'utf8');
}

/** The file of a page of a built site. */
export function pageFile(folder: string, address: string): string {
  return join(folder, address === '/' ? 'index.html' : `${address}.html`);
}
