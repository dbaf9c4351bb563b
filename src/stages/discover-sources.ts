import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Report } from '../model/problem.ts';
import { type PageSource, publicFolder, type Sources, siteFile } from '../model/sources.ts';

/** Nothing is returned where the folder is no site's. */
export async function discoverSources(
  folder: string,
  report: Report,
): Promise<Sources | undefined> {
  const files = (
    await fastGlob('**/*', { cwd: folder, dot: true, ignore: ['**/node_modules', '**/.git'] })
  ).sort();
  if (!existsSync(join(folder, siteFile))) {
    report({
      file: siteFile,
      message: `${folder} has no ${siteFile}.`,
      hint: 'Add one that exports defineSite({ ... }), or name another folder with --pages.',
    });
    return undefined;
  }
  const pages = files.filter(isPageFile).flatMap((file) => toPageSource(file, report));
  return {
    folder,
    pages,
    clientFiles: files.filter((file) => /\.client\.tsx?$/.test(file)),
    islandFiles: files.filter((file) => /\.island\.tsx?$/.test(file)),
    publicFiles: files.filter((file) => file.startsWith(`${publicFolder}/`)),
  };
}

function isPageFile(file: string): boolean {
  const isPrivate = file.split('/').some((segment) => /^[_.]/.test(segment));
  return file.endsWith('.tsx') && !isPrivate && !/\.(client|island|test)\.tsx$/.test(file);
}

function toPageSource(file: string, report: Report): readonly PageSource[] {
  const pattern = `/${file.replace(/\.tsx$/, '')}`.replace(/\/index$/, '') || '/';
  const odd = pattern
    .split('/')
    .find((segment) => segment !== '' && !/^([a-z0-9]+(-[a-z0-9]+)*|\[slug\])$/.test(segment));
  if (odd === undefined && !/\[slug\]./.test(pattern)) return [{ file, pattern }];
  report({
    file,
    message: `"${odd ?? pattern}" cannot be part of an address.`,
    hint: 'Name files and folders in lower-case letters, digits and single hyphens, or [slug].tsx for many pages; begin the name with _ if it is no page.',
  });
  return [];
}
