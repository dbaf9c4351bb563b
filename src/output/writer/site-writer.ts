import {
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
import { isSafePath, manifestName, type StagingFolders } from '../../core/files/staging-folders.ts';
import type { Problem, Report } from '../../core/problems/problem.ts';
import { filesToKeep, formatSiteFiles, isFromBuild, type SiteFiles } from '../site-files.ts';
import type { FileSink } from './file-sink.ts';

/** A site on its way to the disk: seen by nobody until it is committed. */
export interface SiteWriter {
  readonly store: WriteOutput;
  /** Puts the new site in the place of the old one, once all is placed. */
  readonly commit: () => void;
  /** Forgets it: the old site is as it was. */
  readonly abandon: () => void;
}

export interface ToWrite {
  readonly folders: StagingFolders;
  /** What builds have written into the folder so far. */
  readonly before: SiteFiles;
  readonly placer: FileSink;
}

/**
 * Fills a folder beside the site. What is unchanged is linked, so that it keeps its modification
 * time. Files that no build wrote are carried over. Of what the site no longer has, hashed files stay
 * for one build: a page that a visitor has open may still ask for its scripts.
 */
export function openSiteWriter(
  { folders: { out, next, ready, previous }, before, placer: { place, carryOver } }: ToWrite,
  report: Report,
): SiteWriter {
  const written = new Set<string>();
  mkdirSync(next, { recursive: true });

  const store: WriteOutput = (file) => {
    const fault = faultOf(file.path, out, before, written);
    if (fault) return report(fault);
    written.add(file.path);
    place({ ...file, isOurs: isFromBuild(file.path, before) });
  };
  const commit = (): void => {
    const kept = new Set([...filesToKeep(before, written)].filter((path) => isFile(out, path)));
    for (const path of [...foreignFiles(out, before), ...kept]) carryOver(path);
    writeFileSync(join(next, manifestName), formatSiteFiles({ made: written, kept }));
    renameSync(next, ready);
    if (existsSync(out)) renameSync(out, previous);
    renameSync(ready, out);
    rmSync(previous, { recursive: true, force: true });
  };
  return { store, commit, abandon: () => rmSync(next, { recursive: true, force: true }) };
}

function faultOf(
  path: string,
  out: string,
  before: SiteFiles,
  written: ReadonlySet<string>,
): Problem | undefined {
  if (!isSafePath(path) || path === manifestName)
    return {
      file: out,
      message: `The output path "${path}" would leave the site's folder or is reserved.`,
      hint: 'Use slugs and file names of letters, digits and hyphens.',
    };
  if (written.has(path))
    return {
      file: join(out, path),
      message: `Two files of the site would be written to ${path}.`,
      hint: 'Rename one of them: a page, an alias, or a file in _public.',
    };
  return obstacleOn(path, out, before);
}

/** What stands where a file or one of its folders will be, and is not a build's to remove. */
function obstacleOn(path: string, out: string, before: SiteFiles): Problem | undefined {
  const segments = path.split('/');
  for (let count = 1; count <= segments.length; count += 1) {
    const part = segments.slice(0, count).join('/');
    const file = join(out, part);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (!stat) return undefined;
    if (stat.isSymbolicLink())
      return {
        file,
        message: `A symbolic link is in the way of ${path}.`,
        hint: 'Remove it, and build again.',
      };
    const isForeign = stat.isDirectory()
      ? part === path && foreignFiles(out, before).some((name) => name.startsWith(`${path}/`))
      : !isFromBuild(part, before);
    if (isForeign)
      return {
        file,
        message: `This is in the way of ${path}, and no build made it.`,
        hint: 'Move it away, and build again.',
      };
    if (!stat.isDirectory()) return undefined;
  }
  return undefined;
}

function isFile(out: string, path: string): boolean {
  return lstatSync(join(out, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

function foreignFiles(out: string, before: SiteFiles): readonly string[] {
  if (!existsSync(out)) return [];
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== manifestName && !isFromBuild(path, before));
}
