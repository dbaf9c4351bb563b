import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../core/files/output-file.ts';
import { publicFolder, type Sources } from '../core/sources.ts';
import type { AcceptPath } from '../routes/reserved-paths.ts';

/** The files of `_public/`, unchanged, at the site's root. */
export function* copyPublicFiles(
  { folder, publicFiles }: Sources,
  accepts: AcceptPath,
): Generator<OutputFile> {
  for (const file of publicFiles) {
    const path = file.slice(publicFolder.length + 1);
    if (accepts(path, file)) yield { path, contents: readFileSync(join(folder, file)) };
  }
}
