import type { CheckedDocument, PageRule } from '../rule.ts';

/** Structured data is JSON. */
export const validJson: PageRule<CheckedDocument> = ({ data: { unread } }) =>
  unread.map((text) => ({
    message: `"${text.slice(0, 40)}" is not valid JSON.`,
    hint: 'Use `structuredData` in the site definition, which writes and escapes the JSON.',
  }));
