import type { PageCheck } from '../../model/page-record.ts';

/** Halves of surrogate pairs and NUL cannot be stored as UTF-8 HTML. */
export const wellFormedText: PageCheck = ({ name, file, html }) =>
  html.isWellFormed() && !html.includes('\0')
    ? []
    : [
        {
          file,
          message: `${name} holds a NUL character or half of a surrogate pair.`,
          hint: 'Remove it: it often comes from cutting a text in the middle of an emoji.',
        },
      ];
