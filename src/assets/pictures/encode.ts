import { createRequire } from 'node:module';
import { join } from 'node:path';
import { errorCodeOf } from '../../core/problems/thrown.ts';

export const formats = ['avif', 'webp'] as const;

export type Format = (typeof formats)[number];

/**
 * How long the encoder may look for a smaller file. For AVIF its own choice is 4, from 0 to 9: over a
 * photograph, a drawing, and a soft picture, each in two widths, 3 took 2.0 s of processor time instead
 * of 7.5 s, for files that are 1.8 % larger and 0.4 dB further from the original. 2 took 1.1 s (4.5 %,
 * 1 dB), and 5 took 10.8 s (1.5 % smaller, 0.2 dB closer). For WebP, 6 would take 1.7 times as long as
 * its own 4, for 3 % less.
 */
const effort: Readonly<Record<Format, number>> = { avif: 3, webp: 4 };

/** What is used of https://sharp.pixelplumbing.com, which only sites with pictures install. */
interface Pipeline {
  readonly autoOrient: () => Pipeline;
  readonly resize: (width: number) => Pipeline;
  readonly toFormat: (format: Format, options: { readonly effort: number }) => Pipeline;
  readonly toBuffer: () => Promise<Uint8Array>;
}

interface Sharp {
  (file: string): Pipeline;
  readonly versions: { readonly sharp: string; readonly vips: string };
}

/** Undefined if the site has not installed the encoder. */
export function loadEncoder(folder: string) {
  try {
    const sharp: Sharp = createRequire(join(folder, 'pages'))('sharp');
    return {
      /** Another version, or the same with other settings, may write other files. */
      version: JSON.stringify([sharp.versions.sharp, sharp.versions.vips, effort]),
      /** Runs in the threads of libuv. */
      encode: (file: string, width: number, format: Format): Promise<Uint8Array> =>
        sharp(file)
          .autoOrient()
          .resize(width)
          .toFormat(format, { effort: effort[format] })
          .toBuffer(),
    };
  } catch (error) {
    if (errorCodeOf(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
