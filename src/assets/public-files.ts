import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import { publicFolder, type Sources } from '../core/sources.ts';
import type { ValidatePath } from '../routes/reserved-paths.ts';

/** The files of `_public/`, unchanged, at the site's root. */
export function* copyPublicFiles(
  { folder, publicFiles }: Sources,
  refuse: ValidatePath,
  report: Report,
): Generator<OutputFile> {
  for (const file of publicFiles) {
    const path = file.slice(publicFolder.length + 1);
    const problem = refuse(path, file);
    if (problem) report(problem);
    else yield { path, contents: readFileSync(join(folder, file)) };
  }
}
