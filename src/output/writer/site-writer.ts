import {
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { WriteOutput } from '../../core/files/output-file.ts';
import { manifestName, type StagingFolders } from '../../core/files/staging-folders.ts';
import type { Problem, Report } from '../../core/problems/problem.ts';
import { filesToKeep, formatSiteFiles, isFromBuild, type SiteFiles } from '../site-files.ts';
import { createFileWriter } from './file-writer.ts';

interface SiteWriterOptions {
  readonly folders: StagingFolders;
  /** The files that earlier builds wrote. */
  readonly before: SiteFiles;
}

/**
 * Writes a new site, which stays invisible until it is committed: fills a staging folder next to the
 * site. Unchanged files are linked, so that they keep their modification times. Files that no build
 * wrote are kept. Hashed files that the site no longer has stay for one more build: a page that a
 * visitor has open may still request its scripts.
 */
export function openSiteWriter({ folders, before }: SiteWriterOptions, report: Report) {
  const { out, next, ready, previous } = folders;
  const { place, carryOver } = createFileWriter(folders);
  const inFolder = listFolder(out);
  const written = new Set<string>();
  mkdirSync(next, { recursive: true });

  const store: WriteOutput = (file) => {
    const problem = obstacleTo(file.path, { out, before, inFolder });
    if (problem) return report(problem);
    written.add(file.path);
    place({ ...file, isOurs: isFromBuild(file.path, before) });
  };
  /** Replaces the old site with the new one. */
  const commit = (): void => {
    const kept = new Set([...filesToKeep(before, written)].filter((path) => isFile(out, path)));
    for (const path of [...foreignFiles(listFolder(out), before), ...kept]) carryOver(path);
    writeFileSync(join(next, manifestName), formatSiteFiles({ made: written, kept }));
    renameSync(next, ready);
    if (existsSync(out)) renameSync(out, previous);
    renameSync(ready, out);
    rmSync(previous, { recursive: true, force: true });
  };
  /** Discards the new site. The old site is unchanged. */
  const abandon = (): void => rmSync(next, { recursive: true, force: true });
  return { store, commit, abandon };
}

/** What is in a folder, by path. */
type Listing = ReadonlyMap<string, Dirent>;

export function listFolder(folder: string): Listing {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(entries.map((entry) => [pathIn(folder, entry), entry]));
}

function pathIn(folder: string, { parentPath, name }: Dirent): string {
  return join(parentPath, name)
    .slice(folder.length + 1)
    .replaceAll('\\', '/');
}

interface OldSite {
  readonly out: string;
  readonly before: SiteFiles;
  readonly inFolder: Listing;
}

/** A problem if something that no build wrote is in the place of a file or one of its folders. */
export function obstacleTo(path: string, { out, before, inFolder }: OldSite): Problem | undefined {
  const segments = path.split('/');
  for (let count = 1; count <= segments.length; count += 1) {
    const part = segments.slice(0, count).join('/');
    const file = join(out, part);
    const entry = inFolder.get(part);
    if (!entry) return undefined;
    if (entry.isSymbolicLink())
      return {
        file,
        message: `A symbolic link is in the way of ${path}.`,
        hint: 'Remove the link, and build again.',
      };
    const isForeign = entry.isDirectory()
      ? part === path && foreignFiles(inFolder, before).some((name) => name.startsWith(`${path}/`))
      : !isFromBuild(part, before);
    if (isForeign)
      return {
        file,
        message: `This is in the way of ${path}, and it was not created by a build.`,
        hint: 'Move it to a different folder, and build again.',
      };
    if (!entry.isDirectory()) return undefined;
  }
  return undefined;
}

function isFile(out: string, path: string): boolean {
  return lstatSync(join(out, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

function foreignFiles(inFolder: Listing, before: SiteFiles): readonly string[] {
  return [...inFolder]
    .filter(([path, entry]) => !entry.isDirectory() && path !== manifestName)
    .flatMap(([path]) => (isFromBuild(path, before) ? [] : path));
}
