import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from '../core/files/staging-folders.ts';
import { parseSiteFiles, type SiteFiles } from './site-files.ts';

/** What the list of files in an output folder says. Without a list no file is a build's. */
export function readSiteFiles(folder: string): SiteFiles {
  const list = join(folder, manifestName);
  return parseSiteFiles(existsSync(list) ? readFileSync(list, 'utf8') : '');
}
