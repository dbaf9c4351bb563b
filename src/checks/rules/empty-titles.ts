import type { PageRule } from '../rule.ts';

/**
 * Every `<title>` in a drawing has a text. React leaves it empty if its children are several texts, as in
 * `<title>{count} boxes</title>`, and only its development build says so.
 */
export const emptyTitles: PageRule = ({ name, content }) =>
  /<title[^>]*><\/title>/.test(content)
    ? {
        needles: ['<title>', '<title '],
        message: `A <title> on ${name} is empty.`,
        hint: 'Give it one child: a string, or one template literal in braces.',
      }
    : [];
