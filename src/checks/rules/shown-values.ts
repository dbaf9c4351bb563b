import { wrongValueIn } from '../../render/html/wrong-values.ts';
import type { PageRule, SiteRule } from '../rule.ts';

const hint =
  'A value is missing, or is no text. Correct the expression, or leave this part out without the value.';

/** No text or attribute shows what JavaScript makes of a missing value. */
export const shownValues: PageRule = ({ name, scan }) =>
  scan.wrongValues.map(({ value, attribute, text }) => ({
    needles: attribute === undefined ? [] : [`${attribute}=`],
    message: `${name} shows "${value}"${attribute === undefined ? '' : ` in ${attribute}`}: "${text}".`,
    hint:
      attribute === undefined ? `${hint} If the page is about the word, put it into <code>.` : hint,
  }));

/** Nor does a title or a description. */
export const shownMeta: SiteRule = ({ pages }) =>
  [...pages.values()].flatMap(({ address, file, title, description }) =>
    Object.entries({ title, description }).flatMap(([field, text]) => {
      const value = wrongValueIn(text);
      if (value === undefined || /\bJavaScript\b/.test(text)) return [];
      return {
        file,
        metaField: field,
        message: `The ${field} of ${address} shows "${value}": "${text}".`,
        hint,
      };
    }),
  );
