import type { SiteDefinition } from '../author/definition/site.ts';
import type { SiteView } from '../author/definition/views.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import type { AcceptPath } from '../routes/reserved-paths.ts';
import { isFileList, wrongResult } from '../routes/validation/validate-site.ts';

interface GeneratedFilesOptions {
  readonly site: SiteDefinition;
  readonly view: SiteView;
  /** The pages folder. */
  readonly folder: string;
  readonly accepts: AcceptPath;
}

/** The files that the site definition generates, such as a holiday calendar. */
export function generateFiles(
  { site, view, folder, accepts }: GeneratedFilesOptions,
  report: Report,
): readonly OutputFile[] {
  try {
    const files: unknown = site.files?.(view) ?? [];
    if (!isFileList(files)) {
      report(wrongResult('files', files));
      return [];
    }
    return files.filter(({ path }) => accepts(path, siteFile));
  } catch (error) {
    report(describeThrown(error, siteFile, folder, 'while the files of the site were generated'));
    return [];
  }
}
