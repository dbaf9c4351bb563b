import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { type BuildOptions, build } from './build.ts';
import { type SiteFiles, type SiteFolder, siteFolder } from './site-folder.ts';

/** A site that was built without a problem. */
export interface BuiltSite extends SiteFolder {
  /** The text of a file of the site. */
  readonly read: (path: string) => string;
  readonly has: (path: string) => boolean;
}

/** Builds the smallest site with additional files, and expects no problems. */
export async function builtSite(files: SiteFiles, options: BuildOptions = {}): Promise<BuiltSite> {
  const site = siteFolder(files);
  expect((await build(site, options)).problems).toEqual([]);
  const out = options.out ?? site.out;
  return {
    ...site,
    read: (path) => readFileSync(join(out, path), 'utf8'),
    has: (path) => existsSync(join(out, path)),
  };
}

/** Writes a file into a built site, as another program might. */
export function put({ out }: SiteFolder, path: string, text: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}
