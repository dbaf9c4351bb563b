import { join } from 'node:path';
import { pruneOldFiles, readCacheFile, replaceFile } from '../core/files/cache-files.ts';

export interface CachedImage {
  /** Hash of everything that its contents depend on. */
  readonly key: string;
  /** The extension of its file. */
  readonly format: string;
}

export interface ImageCacheOptions {
  readonly cacheFolder: string;
  /** The folder of pages. */
  readonly folder: string;
  /** False to make every image again, and to keep none. */
  readonly usesCache?: boolean | undefined;
}

/** Images of earlier builds: making one takes a hundred times as long as reading it. */
export class ImageCache {
  readonly #options: ImageCacheOptions;
  /** The files of the images that this build has asked for. */
  readonly #wanted = new Set<string>();

  constructor(options: ImageCacheOptions) {
    this.#options = options;
  }

  /** Undefined if the image has to be made. */
  read(image: CachedImage): Uint8Array | undefined {
    const file = this.#fileOf(image);
    this.#wanted.add(file);
    return this.#isUsed ? readCacheFile(file, (bytes) => bytes) : undefined;
  }

  write(image: CachedImage, contents: Uint8Array): void {
    if (this.#isUsed) replaceFile(this.#fileOf(image), contents);
  }

  /** Call it when all images of a build are made. Deletes others that are more than a month old. */
  finish(): void {
    if (this.#isUsed && this.#wanted.size > 0)
      pruneOldFiles(this.#options.cacheFolder, 30, this.#wanted);
  }

  get #isUsed(): boolean {
    return this.#options.usesCache !== false;
  }

  #fileOf({ key, format }: CachedImage): string {
    return join(this.#options.cacheFolder, `${key}.${format}`);
  }
}
