import { createRequire } from 'node:module';
import { join } from 'node:path';

export const formats = ['avif', 'webp'] as const;

export type Format = (typeof formats)[number];

/** What is used of https://sharp.pixelplumbing.com, which only sites with pictures install. */
interface Pipeline {
  readonly autoOrient: () => Pipeline;
  readonly resize: (width: number) => Pipeline;
  readonly toFormat: (format: Format) => Pipeline;
  readonly toBuffer: () => Promise<Uint8Array>;
}

interface Sharp {
  (file: string): Pipeline;
  readonly versions: { readonly sharp: string; readonly vips: string };
}

export interface Encoder {
  /** Another version may write other files. */
  readonly version: string;
  /** Runs in the threads of libuv. */
  readonly encode: (file: string, width: number, format: Format) => Promise<Uint8Array>;
}

/** Undefined if the site has not installed the encoder. */
export function loadEncoder(folder: string): Encoder | undefined {
  try {
    const sharp: Sharp = createRequire(join(folder, 'pages'))('sharp');
    return {
      version: `${sharp.versions.sharp} ${sharp.versions.vips}`,
      encode: (file, width, format) =>
        sharp(file).autoOrient().resize(width).toFormat(format).toBuffer(),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')
      return undefined;
    throw error;
  }
}
