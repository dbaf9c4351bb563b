import { quoted } from '../../core/problems/problem.ts';
import type { PageCheck } from '../check-types.ts';

/** Every picture has a text, or an empty one that says it is decoration. */
export const imageAlt: PageCheck = ({ name, file, scan }) =>
  scan.imagesWithoutAlt.map((src) => ({
    file,
    needles: quoted(src),
    message: `The picture "${src}" on ${name} has no alt.`,
    hint: 'Say what it shows, or write alt="" if it only decorates.',
  }));
