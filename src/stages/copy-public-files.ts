import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../model/output.ts';
import type { Report } from '../model/problem.ts';
import type { RefusePath } from '../model/refuse-path.ts';
import { publicFolder, type Sources } from '../model/sources.ts';

/** The files of `_public/`, as they are, at the site's root. */
export function* copyPublicFiles(
  { folder, publicFiles }: Sources,
  refuse: RefusePath,
  report: Report,
): Generator<OutputFile> {
  for (const file of publicFiles) {
    const path = file.slice(publicFolder.length + 1);
    const refusal = refuse(path, file);
    if (refusal) report(refusal);
    else yield { path, contents: readFileSync(join(folder, file)) };
  }
}
