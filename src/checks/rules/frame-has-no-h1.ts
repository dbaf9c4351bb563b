import type { PageCheck } from '../check-types.ts';

/** The h1 of a page is in the page, not in the frame. */
export const frameHasNoH1: PageCheck = ({ scan }) =>
  scan.headings.some(({ level }) => level === 1)
    ? {
        needles: ['<h1'],
        message: 'The frame has an h1, but each page has its own.',
        hint: 'Use a different element in the frame. The h1 names the topic of the page.',
      }
    : [];
