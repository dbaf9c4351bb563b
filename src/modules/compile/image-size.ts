import { readFile } from 'node:fs/promises';
import { imageSizes } from './compilers.ts';

/** In pixels, as browsers show the image. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** How browsers show an SVG that states no size: https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width */
const sizeOfPlainSvg: ImageSize = { width: 300, height: 150 };

/** Throws an Error if the file is not an image. */
export async function readImageSize(file: string): Promise<ImageSize> {
  const { imageSize } = imageSizes();
  const read = await readFile(file);
  const contents = /\.svg$/i.test(file) ? Buffer.from(normalizeSvg(read.toString())) : read;
  try {
    const { width, height, orientation = 1 } = imageSize(contents);
    if (!(width > 0 && height > 0)) throw new TypeError('it has no width or height');
    // Cameras turn a photo only in its metadata: from 5 on, by a quarter.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch (error) {
    if (/<svg[\s/>]/.test(contents.toString('utf8', 0, 4096))) return sizeOfPlainSvg;
    throw error;
  }
}

/** The library reads comments, too, and splits a `viewBox` at single spaces only. */
function normalizeSvg(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, '')
    .replace(/(?<=\sviewBox=["'])[^"']*/g, (box) => box.replace(/[\s,]+/g, ' ').trim());
}
