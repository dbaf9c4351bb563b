import type { PageCheck } from '../check-types.ts';

/** One h1 a page, and no level skipped on the way down: a screen reader's table of contents. */
export const headingOrder: PageCheck = ({ name, file, scan }) => {
  const count = scan.headings.filter(({ level }) => level === 1).length;
  if (count !== 1)
    return [
      {
        file,
        message: `${name} has ${count === 0 ? 'no' : count} h1.`,
        hint: 'Give the page exactly one h1, and h2 to its sections.',
      },
    ];
  const skipped = scan.headings.find(
    ({ level }, index) => level > (scan.headings[index - 1]?.level ?? 0) + 1,
  );
  if (!skipped) return [];
  return [
    {
      file,
      needles: skipped.text === '' ? [] : [skipped.text],
      message: `The h${skipped.level} "${skipped.text}" on ${name} skips a level.`,
      hint: 'Let each heading be at most one level below the one before it.',
    },
  ];
};
