import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { letModulesAsk } from './observe.ts';
import type { PageModules } from './page-modules.ts';

export interface ImportBundleOptions {
  readonly code: string;
  /** From here it must find React. */
  readonly cacheFolder: string;
}

let imports = 0;

/** A module whose import failed once stays failed, and one that succeeded stays as it was: each bundle is a new file. */
export async function importBundle({
  code,
  cacheFolder,
}: ImportBundleOptions): Promise<PageModules> {
  letModulesAsk();
  mkdirSync(cacheFolder, { recursive: true });
  imports += 1;
  // Before the import, so that a stack shows the line of a page and not of the bundle.
  process.setSourceMapsEnabled(true);
  const file = join(cacheFolder, `pages-${process.pid}-${threadId}-${imports}.mjs`);
  writeFileSync(file, code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
