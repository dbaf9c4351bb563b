import { truncate } from '../../core/text.ts';
import { wrongValueIn } from '../../render/html/wrong-values.ts';
import type { PageRule, RuleSite, SiteRule } from '../rule.ts';

const hint =
  'A value is missing, or is no text. Correct the expression, or leave this part out without the value.';

/** No text or attribute shows what JavaScript makes of a missing value. */
export const shownValues: PageRule = ({ name, scan }, { code }) =>
  scan.wrongValues
    .filter(({ value, text }) => !isWritten(value, text, code))
    .map(({ value, attribute, text }) => ({
      needles: attribute === undefined ? [] : [`${attribute}=`],
      message: `${name} shows "${value}"${attribute === undefined ? '' : ` in ${attribute}`}: "${truncate(text, 80)}".`,
      hint:
        attribute === undefined
          ? `${hint} If the page is about the word, put it into <code>.`
          : hint,
    }));

/** Whether a module, or a Markdown file, has the word together with those around it: then it is meant. */
function isWritten(value: string, text: string, code: RuleSite['code']): boolean {
  const around =
    text
      .split(/[\n"'`\\&<>{}]/)
      .find((part) => part.includes(value))
      ?.trim() ?? '';
  return around !== value && code().some((module) => module.code.includes(around));
}

/** Nor does a title or a description. */
export const shownMeta: SiteRule = ({ pages, code }) =>
  [...pages.values()].flatMap(({ address, file, title, description }) =>
    Object.entries({ title, description }).flatMap(([field, text]) => {
      const value = wrongValueIn(text);
      if (value === undefined || isWritten(value, text, code)) return [];
      return {
        file,
        metaField: field,
        message: `The ${field} of ${address} shows "${value}": "${text}".`,
        hint,
      };
    }),
  );
