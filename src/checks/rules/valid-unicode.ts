import { isWellFormed } from '../../core/html.ts';
import type { PageRule } from '../rule.ts';

/** The page's text and head can be stored as UTF-8 HTML. */
export const validUnicode: PageRule = ({ name, html }, { layout }) =>
  isWellFormed(html) || layout?.isWellFormed === false
    ? []
    : {
        message: `There is a NUL character or an unpaired surrogate on ${name}.`,
        hint: 'Remove it. It often comes from cutting a text in the middle of an emoji.',
      };
