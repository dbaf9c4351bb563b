import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSafePath, manifestName } from '../model/out-folder.ts';
import type { OutputFile } from '../model/output.ts';
import type { Problem, Report } from '../model/problem.ts';
import type { RouteTable } from '../model/route.ts';
import { publicFolder, type Sources } from '../model/sources.ts';

/** The files of `_public/`, as they are, at the site's root. */
export function* copyPublicFiles(
  { folder, publicFiles }: Sources,
  { routes, redirects }: RouteTable,
  report: Report,
): Generator<OutputFile> {
  const made = [...routes.values(), ...redirects.values()].map(({ outputPath }) => outputPath);
  const taken = new Set(made.map((path) => path.toLowerCase()));
  for (const file of publicFiles) {
    const path = file.slice(publicFolder.length + 1);
    if (!isSafePath(path)) report(unsafe(file, path));
    else if (taken.has(path.toLowerCase()) || isReserved(path)) report(inTheWay(file, path));
    else yield { path, contents: readFileSync(join(folder, file)) };
  }
}

/** What the generator writes beside the pages. */
function isReserved(path: string): boolean {
  return path === manifestName || /^(robots\.txt|sitemap(-\d+)?\.xml)$/.test(path);
}

function unsafe(file: string, path: string): Problem {
  return {
    file,
    message: `"${path}" is a name that not every system can hold.`,
    hint: 'Name it in letters, digits, dots and hyphens.',
  };
}

function inTheWay(file: string, path: string): Problem {
  return {
    file,
    message: `The site itself writes a file named ${path}.`,
    hint: 'Rename this one, or the page or alias whose file it would be.',
  };
}
