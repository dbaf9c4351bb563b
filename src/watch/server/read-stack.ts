import { SourceMap } from 'node:module';
import { posix, resolve, sep } from 'node:path';
import { clientFolder } from '../../assets/scripts/bundle-entries.ts';
import type { Place } from '../../core/problems/problem.ts';
import type { HashedFile } from '../changed-files.ts';

export interface StackReaderOptions {
  /** The folder of pages. */
  readonly folder: string;
  readonly generatorFolder: string;
  /** A file of the site, by its path. */
  readonly read: (path: string) => HashedFile | undefined;
}

/** Finds the first line of a browser's stack that is the site's own code, in its source file. */
export function createStackReader(options: StackReaderOptions) {
  const { generatorFolder, read } = options;
  const maps = new WeakMap<HashedFile, SourceMap>();
  const mapOf = (file: HashedFile): SourceMap => {
    const map =
      maps.get(file) ?? new SourceMap(JSON.parse(new TextDecoder().decode(file.contents)));
    maps.set(file, map);
    return map;
  };
  const isOwn = (file: string): boolean =>
    !/[\\/]node_modules[\\/]/.test(file) && !file.startsWith(generatorFolder + sep);
  return (stack: string): Place | undefined => {
    for (const [, url = '', line, column] of stack.matchAll(
      /(https?:\/\/[^\s()]+?):(\d+):(\d+)/g,
    )) {
      const path = assetPath(url);
      const file = path === undefined ? undefined : read(`${path}.map`);
      const entry = file && mapOf(file).findEntry(Number(line) - 1, Number(column) - 1);
      if (!path || !entry || !('originalSource' in entry)) continue;
      const source = resolve(clientFolder, posix.dirname(path), entry.originalSource);
      const place = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
      if (isOwn(source)) return { file: source, ...place };
    }
    return undefined;
  };
}

/** The path of a bundle, whatever base path the site has. */
function assetPath(url: string): string | undefined {
  return /\/(assets\/[^/?]+\.js)(?:\?.*)?$/.exec(url)?.[1];
}
