import type { PageRule } from '../rule.ts';

/** A page has one h1 and skips no heading level, because screen readers use headings as a table of contents. */
export const headingOrder: PageRule = ({ name, scan }) => {
  const count = scan.headings.filter(({ level }) => level === 1).length;
  if (count !== 1)
    return {
      message: `${name} has ${count} h1 elements; expected 1.`,
      hint:
        count === 0
          ? "Add an h1 that names the page's topic."
          : 'Keep one h1 and change the others to h2.',
    };
  const skipped = scan.headings.find(
    ({ level }, index) => level > (scan.headings[index - 1]?.level ?? 0) + 1,
  );
  if (!skipped) return [];
  return {
    needles: skipped.text.length < 4 ? [`>${skipped.text}<`] : [skipped.text],
    message: `The h${skipped.level} "${skipped.text}" on ${name} skips a heading level.`,
    hint: 'Use a heading no more than one level below the previous one.',
  };
};

/** The h1 of a page is in the page, not in the layout. */
export const layoutHasNoH1: PageRule = ({ scan }) =>
  scan.headings.some(({ level }) => level === 1)
    ? {
        needles: ['<h1'],
        message: 'The layout has an h1, but each page has its own.',
        hint: 'Use a different element in the layout. The h1 names the topic of the page.',
      }
    : [];
