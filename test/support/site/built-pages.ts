import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PageView, viewPage } from './page-view.ts';

export interface BuiltRoute {
  readonly address: string;
  readonly file: string;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** Written when the real site is built for the run. */
export const routesFile = resolve('test/.tmp/site/routes.json');

/** Every address of the real site, as `site routes` prints it. */
export function realRoutes(): readonly BuiltRoute[] {
  return JSON.parse(readFileSync(routesFile, 'utf8'));
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

const views = new Map<string, PageView>();

/** A page of a built site as a visitor reads it. Each page is read once per test file. */
export function viewBuilt(folder: string, address: string): PageView {
  const file = pageFile(folder, address);
  const view = views.get(file) ?? viewPage(readFileSync(file, 'utf8'));
  views.set(file, view);
  return view;
}

/** The file of a page of a built site. */
export function pageFile(folder: string, address: string): string {
  return join(folder, address === '/' ? 'index.html' : `${address}.html`);
}
