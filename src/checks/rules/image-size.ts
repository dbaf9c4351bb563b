import { quoted } from '../../core/problems/problem.ts';
import type { PageCheck } from '../check-types.ts';

/** Every image has a width and a height, so that nothing moves when it arrives. */
export const imageSize: PageCheck = ({ name, scan }) =>
  scan.imagesWithoutSize.map((src) => ({
    needles: [...quoted(src), '<img'],
    message: `The image "${src}" on ${name} has no width and height, so the text below it moves when it arrives.`,
    hint: 'Add width and height in pixels. CSS may still change its size if it also sets "height: auto".',
  }));
