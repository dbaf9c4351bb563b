import type { PageCheck } from '../check-types.ts';

/** The one h1 of a page is its own. */
export const frameHasNoH1: PageCheck = ({ file, scan }) =>
  scan.headings.some(({ level }) => level === 1)
    ? [
        {
          file,
          needles: ['<h1'],
          message: 'The frame has an h1, and so has each page in it.',
          hint: 'Use another element in the frame: the h1 says what the page is about.',
        },
      ]
    : [];
