import { quoted } from '../../core/problems/problem.ts';
import type { PageCheck } from '../check-types.ts';

/** Every `<iframe>` has a title: without one it is announced by its address. */
export const iframeTitles: PageCheck = ({ name, file, scan }) =>
  scan.iframesWithoutTitle.map((src) => ({
    file,
    needles: quoted(src),
    message: `The iframe "${src}" on ${name} has no title.`,
    hint: 'Say in its title what it shows.',
  }));
