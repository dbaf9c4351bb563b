import { isFileList, wrongResult } from '../model/narrow-site.ts';
import type { OutputFile } from '../model/output.ts';
import type { Report } from '../model/problem.ts';
import type { RefusePath } from '../model/refuse-path.ts';
import type { SiteDefinition, SiteView } from '../model/site.ts';
import { siteFile } from '../model/sources.ts';
import { describeThrown } from '../modules/describe-thrown.ts';

export interface RenderSiteFilesOptions {
  readonly site: SiteDefinition;
  readonly view: SiteView;
  /** The folder of pages. */
  readonly folder: string;
  readonly refuse: RefusePath;
}

/** The files that the site works out, such as a calendar of its holidays. */
export function renderSiteFiles(
  { site, view, folder, refuse }: RenderSiteFilesOptions,
  report: Report,
): readonly OutputFile[] {
  try {
    const files: unknown = site.files?.(view) ?? [];
    if (!isFileList(files)) {
      report(wrongResult('files', files));
      return [];
    }
    return files.filter(({ path }) => {
      const refusal = refuse(path, siteFile);
      if (refusal) report(refusal);
      return !refusal;
    });
  } catch (error) {
    report(describeThrown(error, siteFile, folder, 'while the files of the site were worked out'));
    return [];
  }
}
