import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from '../core/files/staging-folders.ts';
import { parseSiteFiles, type SiteFiles } from './site-files.ts';

/** Reads the list of files in an output folder. Without the list, no file counts as written by a build. */
export function readSiteFiles(folder: string): SiteFiles {
  const list = join(folder, manifestName);
  return parseSiteFiles(existsSync(list) ? readFileSync(list, 'utf8') : '');
}
