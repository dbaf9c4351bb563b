import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteView } from '../author/definition/views.ts';
import { largeSize, type OutputFile } from '../core/files/output-files.ts';
import { unescapeHtml } from '../core/html.ts';
import { quoted, type Report } from '../core/problem.ts';
import { publicFolder, type Sources, siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import type { AcceptPath } from '../routes/reserved-paths.ts';
import type { Site } from '../routes/site.ts';
import { isFileList, wrongResult } from '../routes/validation/validate-site.ts';

/** Readers of a feed would find no page at these addresses. */
function reportDeadEntries(
  { path, contents }: OutputFile,
  { origin, has }: Pick<SiteView, 'origin' | 'has'>,
  report: Report,
): void {
  if (
    typeof contents !== 'string' ||
    !contents.includes('<feed xmlns="http://www.w3.org/2005/Atom"')
  )
    return;
  for (const [, id = ''] of contents.matchAll(/<id>([^<]*)<\/id>/g)) {
    const address = unescapeHtml(id.slice(origin.length));
    // Another host, or a file.
    if (!id.startsWith(origin) || /^[.:]|\.\w+$/.test(address) || has(address)) continue;
    report({
      file: siteFile,
      needles: [...quoted(address), 'atomFeed('],
      message: `The feed "/${path}" has an entry at "${address}", which doesn't match any page.`,
      hint: 'Correct the address, which begins with a slash, or remove the entry.',
    });
  }
}

/** The files that the site definition generates, such as a holiday calendar. */
export function generateFiles(
  { definition, origin, sources, isComplete, report }: Site,
  { has, date }: Pick<SiteView, 'has' | 'date'>,
  accepts: AcceptPath,
): readonly OutputFile[] {
  try {
    const files: unknown = definition.files?.({ origin, has, date }) ?? [];
    if (isFileList(files)) {
      for (const file of isComplete ? files : []) reportDeadEntries(file, { origin, has }, report);
      return files.filter(({ path }) => accepts(path, siteFile));
    }
    report(wrongResult('files', files));
  } catch (error) {
    const when = 'while the files of the site were generated';
    report(describeThrown(error, siteFile, sources.folder, when));
  }
  return [];
}

function contentsOf(file: string): OutputFile['contents'] {
  const { size, mtimeMs: modified } = statSync(file);
  return size < largeSize ? readFileSync(file) : { file, size, modified };
}

/** The files of `_public/`, unchanged, at the site's root. */
export function* copyPublicFiles(
  { folder, publicFiles }: Sources,
  accepts: AcceptPath,
): Generator<OutputFile> {
  for (const file of publicFiles) {
    const path = file.slice(publicFolder.length + 1);
    if (accepts(path, file)) yield { path, contents: contentsOf(join(folder, file)) };
  }
}
