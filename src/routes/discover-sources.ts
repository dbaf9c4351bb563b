import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Report } from '../core/problems/problem.ts';
import { type PageSource, publicFolder, type Sources, siteFile } from '../core/sources.ts';
import { islandName } from './client-scripts.ts';

/** Nothing is returned where the folder is no site's. */
export async function discoverSources(
  folder: string,
  report: Report,
): Promise<Sources | undefined> {
  if (!existsSync(join(folder, siteFile))) {
    report({
      file: siteFile,
      message: `${folder} has no ${siteFile}.`,
      hint: 'Add one that exports defineSite({ ... }), or name another folder with --pages.',
    });
    return undefined;
  }
  const files = (
    await fastGlob('**/*', { cwd: folder, dot: true, ignore: ['**/node_modules', '**/.git'] })
  ).sort();
  const islandFiles = files.filter((file) => /\.island\.tsx?$/.test(file));
  reportRepeatedNames(islandFiles, report);
  const pages = files.filter(isPageFile).flatMap((file) => toPageSource(file, report));
  return {
    folder,
    files,
    pages,
    clientFiles: files.filter((file) => /\.client\.tsx?$/.test(file)),
    islandFiles,
    publicFiles: files.filter((file) => file.startsWith(`${publicFolder}/`)),
  };
}

/** An island is asked for by name alone. */
function reportRepeatedNames(islandFiles: readonly string[], report: Report): void {
  const first = new Map<string, string>();
  for (const file of islandFiles) {
    const name = islandName(file);
    const other = first.get(name);
    if (other === undefined) first.set(name, file);
    else
      report({
        file,
        message: `${other} has the same name, and an island is asked for by name alone.`,
        hint: 'Rename one of them.',
      });
  }
}

function isPageFile(file: string): boolean {
  const isPrivate = file.split('/').some((segment) => /^[_.]/.test(segment));
  return file.endsWith('.tsx') && !isPrivate && !/\.(client|island|test)\.tsx$/.test(file);
}

function toPageSource(file: string, report: Report): readonly PageSource[] {
  const path = file.replace(/\.tsx$/, '');
  // Only a file stands for many pages: of a folder nobody would know the entries.
  const odd = path
    .replace(/(^|\/)\[slug\]$/, '$1many')
    .split('/')
    .find((segment) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment));
  if (odd === undefined) return [{ file, pattern: `/${path}`.replace(/\/index$/, '') || '/' }];
  report({
    file,
    message: `"${odd}" cannot be part of an address.`,
    hint: 'Name files and folders in lower-case letters, digits and single hyphens, or [slug].tsx for many pages; begin the name with _ if it is no page.',
  });
  return [];
}
