import { quoted } from '../../core/problems/problem.ts';
import type { PageCheck } from '../check-types.ts';

/** Every `<iframe>` has a title: without one, screen readers announce its URL. */
export const iframeTitles: PageCheck = ({ name, scan }) =>
  scan.iframesWithoutTitle.map((src) => ({
    needles: quoted(src),
    message: `The iframe "${src}" on ${name} has no title.`,
    hint: 'Add a title that describes what it shows.',
  }));
