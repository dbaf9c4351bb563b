import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../model/output.ts';
import { publicFolder, type Sources } from '../model/sources.ts';

/** The files of `_public/`, as they are, at the site's root. */
export function* copyPublicFiles({ folder, publicFiles }: Sources): Generator<OutputFile> {
  for (const file of publicFiles)
    yield {
      path: file.slice(publicFolder.length + 1),
      contents: readFileSync(join(folder, file)),
    };
}
