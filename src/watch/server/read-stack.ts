import { SourceMap } from 'node:module';
import { posix, resolve, sep } from 'node:path';
import { clientFolder } from '../../assets/scripts/bundle-entries.ts';
import type { Place } from '../../core/problem.ts';
import { type HashedFile, textOf } from '../changed-files.ts';

export interface StackReaderOptions {
  /** The folder of pages. */
  readonly folder: string;
  readonly generatorFolder: string;
  /** A file of the site, by its path. */
  readonly read: (path: string) => HashedFile | undefined;
}

/** Finds the first line of a browser's stack that is the site's own code, in its source file. */
export function readStack(
  stack: string,
  { generatorFolder, read }: StackReaderOptions,
): Place | undefined {
  const isOwn = (file: string): boolean =>
    !/[\\/]node_modules[\\/]/.test(file) && !file.startsWith(generatorFolder + sep);
  for (const [, url = '', line, column] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    // The path of a bundle, whatever base path the site has.
    const [, path = ''] = /\/(assets\/[^/?]+\.js)(?:\?.*)?$/.exec(url) ?? [];
    const file = read(`${path}.map`);
    if (!file) continue;
    const map = new SourceMap(JSON.parse(textOf(file)));
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) continue;
    const source = resolve(clientFolder, posix.dirname(path), entry.originalSource);
    const place = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    if (isOwn(source)) return { file: source, ...place };
  }
  return undefined;
}
