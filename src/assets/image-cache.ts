import { join } from 'node:path';
import { parseJson, readCacheFile } from '../core/files/read-cache-file.ts';
import { pruneOldFiles, replaceFile } from '../core/files/write-cache-file.ts';
import { hashOfLines } from '../core/hash.ts';
import type { Reuse } from '../core/reuse.ts';

export interface CachedImage {
  /** Its name in messages, which is the same in every build. */
  readonly label: string;
  /** Everything that its contents depend on, by their names in messages: `the image`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The extension of its file. */
  readonly format: string;
}

export type ImageCache = ReturnType<typeof openImageCache>;

export interface ImageCacheOptions {
  readonly cacheFolder: string;
  /** The folder of pages. Sites can share a cache. */
  readonly folder: string;
  /** False to make every image again, and to keep none. */
  readonly usesCache?: boolean | undefined;
}

/** Images of earlier builds: making one takes a hundred times as long as reading it. */
export function openImageCache({ cacheFolder, folder, usesCache = true }: ImageCacheOptions) {
  const recordFile = join(cacheFolder, `${hashOfLines([folder]).slice(0, 16)}.json`);
  const before = (usesCache && readCacheFile<ImageRecord>(recordFile, parseJson)) || {};
  const wanted = new Map<string, CachedImage>();
  const misses = new Map<string, string>();
  const fileOf = ({ inputs, format }: CachedImage): string =>
    join(cacheFolder, `${imageKey(inputs)}.${format}`);
  return {
    /** Undefined if the image has to be made. */
    read: (image: CachedImage): Uint8Array | undefined => {
      wanted.set(image.label, image);
      const contents = usesCache ? readCacheFile(fileOf(image), (bytes) => bytes) : undefined;
      if (!contents)
        misses.set(image.label, usesCache ? missReason(image, before) : 'the cache is turned off');
      return contents;
    },
    write: (image: CachedImage, contents: Uint8Array): void => {
      if (usesCache) replaceFile(fileOf(image), contents);
    },
    /** Call it when all images of a build are made. Deletes others that are more than a month old. */
    finish: (): void => {
      if (!usesCache || wanted.size === 0) return;
      const images = [...wanted.values()];
      const record: ImageRecord = Object.fromEntries(
        images.map(({ label, inputs }) => [label, inputs]),
      );
      replaceFile(recordFile, JSON.stringify(record));
      pruneOldFiles(cacheFolder, 30, new Set(images.map(fileOf)));
    },
    reuse: (): Reuse => ({ total: wanted.size, misses }),
  };
}

/** Names an image before it is made. */
export function imageKey(inputs: CachedImage['inputs']): string {
  return hashOfLines(Object.values(inputs));
}

/** The inputs of the last build's images, by label. */
type ImageRecord = Readonly<Record<string, CachedImage['inputs']>>;

function missReason({ label, inputs }: CachedImage, record: ImageRecord): string {
  const last = record[label];
  if (!last) return 'none was stored under this name';
  const changed = Object.keys(inputs).find((name) => last[name] !== inputs[name]);
  return changed === undefined ? 'the stored file is gone' : `${changed} has changed`;
}
