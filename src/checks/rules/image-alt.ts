import { quoted } from '../../core/problems/problem.ts';
import type { PageCheck } from '../check-types.ts';

/** Every image has an `alt`, which is empty for decoration. */
export const imageAlt: PageCheck = ({ name, scan }) =>
  scan.imagesWithoutAlt.map((src) => ({
    needles: quoted(src),
    message: `The image "${src}" on ${name} has no alt attribute.`,
    hint: 'Describe what it shows, or use alt="" if it is decorative.',
  }));
