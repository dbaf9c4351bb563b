import { quoted } from '../../core/problem.ts';
import { readHtml } from '../../render/html/read-html.ts';
import type { CheckedDocument, PageRule } from '../rule.ts';

/** A class that no style sheet of the page mentions is a typo, or its style sheet is not imported. */
export const classNames: PageRule<CheckedDocument> = ({ html }, { checks, cssByFile }) => {
  // Nothing is left of any style sheet if one of them has a mistake.
  const all = [...cssByFile.values()];
  if (all.length > 0 && all.every((css) => css === '')) return [];
  // The rules of a linked style sheet are not known.
  if (/<link [^>]*rel="stylesheet"/.test(html)) return [];
  const sheets = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const css = [...sheets].map(([, text]) => text).join('\n');
  const known = new Set([...css.matchAll(selector)].map(([, name = '']) => unescaped(name)));
  const used = new Set<string>();
  readHtml(html, {
    onOpen({ attributes: { class: names = '' } }) {
      for (const name of names.split(/\s+/)) used.add(name);
    },
  });
  return [...used]
    .filter((name) => name !== '' && !known.has(name) && !checks.classesWithoutRules?.test(name))
    .map((name) => ({
      message: `the class "${name}" has no rule in the style sheets of the page.`,
      hint: 'Correct or remove it, or import the style sheet that has its rule. For a script of your own, use a data attribute; name others in `classesWithoutRules` of the checks.',
      needles: [`className="${name}`, ...quoted(name), ` ${name} `, ` ${name}"`],
    }));
};

const selector = /\.((?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+)/gi;

function unescaped(name: string): string {
  return name.replace(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, code: string | undefined, character: string) =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
