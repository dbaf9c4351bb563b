import {
  closeSync,
  type Dirent,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  bytesOf,
  isLarge,
  manifestName,
  type OutputFile,
  sizeOf,
} from '../../core/files/output-files.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { filesToKeep, isFromBuild, readSiteFiles, type SiteFiles } from '../site-files.ts';
import { compressedPaths } from './compress-files.ts';

/** What happens to a file of the new site. */
type FileState = 'added' | 'changed' | 'unchanged';

/** The files that a build would change, by their paths. */
export interface BuildDiff {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** The number of unchanged files. */
  readonly unchanged: number;
}

interface StayingFiles extends SiteFiles {
  /** The kept files that the last build still had. */
  readonly replaced: readonly string[];
  readonly foreign: readonly string[];
}

/** The changes of a new site in the folder of the old one, file by file. Writes nothing. */
export class SiteChanges {
  readonly #out: string;
  /** The files that earlier builds wrote. */
  readonly #before: SiteFiles;
  readonly #found: Listing;
  readonly #states = new Map<string, FileState>();

  constructor(out: string) {
    this.#out = out;
    this.#before = readSiteFiles(out);
    this.#found = listFolder(out);
  }

  /** Compares a file of the new site. Undefined if what is in its place was not created by a build. */
  add(file: OutputFile, report: Report): FileState | undefined {
    if (this.#isBlocked(file.path, report)) return undefined;
    const state = this.#stateOf(file);
    this.#states.set(file.path, state);
    return state;
  }

  /** Adds the compressed forms of a file without their contents, which depend only on the file. */
  addCompressed(path: string, state: FileState, report: Report): void {
    for (const compressed of compressedPaths(path))
      if (!this.#isBlocked(compressed, report))
        this.#states.set(compressed, this.#found.has(compressed) ? state : 'added');
  }

  /** The files of the new site, and the old files that stay beside them, by their paths. */
  files(): StayingFiles {
    const found = listFolder(this.#out);
    const made = new Set(this.#states.keys());
    const kept = filesToKeep(this.#out, this.#before, made);
    const replaced = kept.filter((path) => this.#before.made.has(path));
    return { made, kept: new Set(kept), replaced, foreign: foreignFiles(found, this.#before) };
  }

  diff(): BuildDiff {
    const { made, kept } = this.files();
    const pathsOf = (wanted: FileState): readonly string[] =>
      [...this.#states].flatMap(([path, state]) => (state === wanted ? path : [])).sort();
    const removed = [...this.#found].flatMap(([path, entry]) => {
      const stays = entry.isDirectory() || made.has(path) || kept.has(path);
      return stays || !isFromBuild(path, this.#before) ? [] : path;
    });
    return {
      added: pathsOf('added'),
      changed: pathsOf('changed'),
      removed: removed.sort(),
      unchanged: pathsOf('unchanged').length + kept.size,
    };
  }

  #stateOf({ path, contents }: OutputFile): FileState {
    if (!this.#found.get(path)?.isFile()) return 'added';
    const old = join(this.#out, path);
    const { size, mode } = lstatSync(old);
    // A build with a strict umask wrote it.
    const isReadable = (mode & 0o444) === 0o444;
    if (!isReadable || size !== sizeOf(contents)) return 'changed';
    const isSame = isLarge(contents)
      ? isSameFile(old, contents.file)
      : readFileSync(old).equals(bytesOf(contents));
    return isSame ? 'unchanged' : 'changed';
  }

  #isBlocked(path: string, report: Report): boolean {
    const problem = this.#obstacleTo(path);
    if (problem) report(problem);
    return problem !== undefined;
  }

  /** A problem if something that no build wrote is in the place of a file or one of its folders. */
  #obstacleTo(path: string): Problem | undefined {
    const segments = path.split('/');
    for (let count = 1; count <= segments.length; count += 1) {
      const part = segments.slice(0, count).join('/');
      const entry = this.#found.get(part);
      if (!entry) return undefined;
      const file = join(this.#out, part);
      if (entry.isSymbolicLink())
        return {
          file,
          message: `A symbolic link is in the way of ${path}.`,
          hint: 'Remove the link, and build again.',
        };
      const isForeign = entry.isDirectory()
        ? part === path && this.#hasForeignFiles(path)
        : !isFromBuild(part, this.#before);
      if (isForeign)
        return {
          file,
          message: `This is in the way of ${path}, and it was not created by a build.`,
          hint: 'Move it to a different folder, and build again.',
        };
    }
    return undefined;
  }

  #hasForeignFiles(folder: string): boolean {
    const foreign = foreignFiles(this.#found, this.#before);
    return foreign.some((path) => path.startsWith(`${folder}/`));
  }
}

const chunkSize = 2 ** 20;

/** Whether two files of the same size have the same contents. Reads them in parts. */
function isSameFile(one: string, other: string): boolean {
  const files = [one, other].map((file) => openSync(file, 'r'));
  try {
    for (;;) {
      const [first, second] = files.map((file) => {
        const chunk = Buffer.alloc(chunkSize);
        return chunk.subarray(0, readSync(file, chunk));
      });
      if (!first || !second?.equals(first)) return false;
      if (first.length === 0) return true;
    }
  } finally {
    files.forEach(closeSync);
  }
}

/** The contents of a folder, by path. */
type Listing = ReadonlyMap<string, Dirent>;

function listFolder(folder: string): Listing {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
      return [path.replaceAll('\\', '/'), entry];
    }),
  );
}

function foreignFiles(found: Listing, before: SiteFiles): readonly string[] {
  return [...found]
    .filter(([path, entry]) => !entry.isDirectory() && path !== manifestName)
    .flatMap(([path]) => (isFromBuild(path, before) ? [] : path));
}
