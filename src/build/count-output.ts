import { isSafePath, manifestName, sizeOf, type WriteOutput } from '../core/files/output-files.ts';
import type { Problem, Report } from '../core/problem.ts';
import { siteFile } from '../core/sources.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { slashFile } from '../output/host-files.ts';
import { hosts } from '../output/hosts/hosts.ts';
import { compressedPaths } from '../output/writer/compress-files.ts';

/** The files that a build has written so far. */
export interface OutputCount {
  /** Without the compressed forms that follow. */
  readonly paths: ReadonlySet<string>;
  readonly files: number;
  readonly bytes: number;
}

/** Counts files before they are written, and reports those that would be written to a wrong path or twice. */
export function countOutput(
  options: Pick<SiteOptions, 'isCompressed' | 'target'>,
  write: WriteOutput,
  report: Report,
) {
  const taken = new Set<string>();
  const count = { paths: new Set<string>(), files: 0, bytes: 0 };
  const emit: WriteOutput = (file) => {
    for (const path of [file.path, ...(options.isCompressed ? compressedPaths(file.path) : [])]) {
      const problem = pathProblem(path, taken);
      if (problem) return report(problem);
      taken.add(path);
    }
    count.paths.add(file.path);
    count.files += 1;
    count.bytes += sizeOf(file.contents);
    write(file);
    const again = slashFile(file, options);
    if (again) emit(again);
  };
  return { emit, count };
}

/** What hosts read and do not serve. Apache does not serve hidden files either. */
const configurations = new Set([
  '.htaccess',
  ...Object.values(hosts).flatMap(({ hides }) => hides),
]);

function pathProblem(path: string, written: ReadonlySet<string>): Problem | undefined {
  if (!isSafePath(path) || path === manifestName)
    return {
      file: siteFile,
      message: `The output path "${path}" would leave the site's folder or is reserved.`,
      hint: 'Use only letters, digits, and hyphens in slugs and file names.',
    };
  if (!written.has(path)) return undefined;
  return {
    file: siteFile,
    message: `Two files of the site would be written to ${path}.`,
    hint: configurations.has(path)
      ? 'Move what is in your file into `redirects` and `headers` of defineSite, and remove it.'
      : 'Rename one of them: a page, an alias, a file in _public, or a file that _site.tsx generates.',
  };
}
