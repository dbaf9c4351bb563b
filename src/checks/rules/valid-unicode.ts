import { isWellFormed } from '../../core/text/html.ts';
import type { PageCheck } from '../check-types.ts';

/** What cannot be stored as UTF-8 HTML, in the page's own text or its head. */
export const validUnicode: PageCheck = ({ name, file, html }, { isFrameWellFormed }) =>
  isWellFormed(html) || !isFrameWellFormed
    ? []
    : [
        {
          file,
          message: `There is a NUL character or half of a surrogate pair on ${name}.`,
          hint: 'Remove it: it often comes from cutting a text in the middle of an emoji.',
        },
      ];
