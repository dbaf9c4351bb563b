import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'esbuild';
import { configFilesAbove } from '../core/files/config-files.ts';
import { createFileStats } from '../core/files/file-stats.ts';
import type { PageBuildOptions } from './esbuild-options.ts';
import type { ModulePack, PackedModule } from './module-pack.ts';

/** A page module as it stands on the disk. */
export interface PageText extends Pick<PackedModule, 'file' | 'hash' | 'state'> {
  /** The same as `state`, also where that is not certain. */
  readonly seen: string;
}

export interface PageReader {
  /** Reads a page, unless nobody has touched it since it was compiled. */
  readonly read: (file: string) => PageText;
  /** Of a page that was compiled after it was read: what was written meanwhile is not to be taken for it. */
  readonly asCompiled: (text: PageText) => Omit<PageText, 'seen'>;
}

export interface PageReaderOptions extends PageBuildOptions {
  /** The folder of pages; files are named as seen from it. */
  readonly folder: string;
}

/** Another number for another form of what a pack says of a module. */
const packForm = 2;

/** Hashes tell all that a module's compiled form depends on: its text, its place, the compiler, and what that is told. */
export function createPageReader(
  { folder, policy, base, notesReads }: PageReaderOptions,
  old: ModulePack | undefined,
): PageReader {
  const settings = configFilesAbove(folder, ['tsconfig.json', 'package.json']).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const told = createHash('sha1').update(
    JSON.stringify([packForm, version, policy, base, notesReads, settings]),
  );
  const toldName = told.copy().digest('base64');
  const start = Date.now();
  const look = (file: string) => {
    const path = join(folder, file);
    const { lines, isSettled } = createFileStats([path], start);
    const seen = `${toldName}${lines.join().slice(path.length)}`;
    return { seen, state: isSettled ? seen : '' };
  };
  const read: PageReader['read'] = (file) => {
    const states = look(file);
    const known = old?.modules.get(file);
    if (known?.state === states.seen) return { file, hash: known.hash, ...states };
    const text = readFileSync(join(folder, file));
    const hash = told.copy().update(`${file}\0`).update(text).digest('base64');
    return { file, hash, ...states };
  };
  const asCompiled: PageReader['asCompiled'] = ({ file, hash, state, seen }) =>
    look(file).seen === seen ? { file, hash, state } : { file, hash: '', state: '' };
  return { read, asCompiled };
}
