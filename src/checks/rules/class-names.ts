import { quoted } from '../../core/problems/problem.ts';
import type { DocumentCheck } from '../check-types.ts';

/** A class that no style sheet of the page mentions is a typo, or its style sheet is not imported. */
export const classNames: DocumentCheck = ({ html }) => {
  // What is in a linked style sheet is not known.
  if (/<link [^>]*rel="stylesheet"/.test(html)) return [];
  const [head = ''] = html.split('<body', 1);
  const css = [...head.matchAll(/<style[^>]*>([^<]*)/g)].map(([, text]) => text).join('\n');
  const known = new Set([...css.matchAll(selector)].map(([, name = '']) => unescaped(name)));
  const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/),
  );
  return [...new Set(used)]
    .filter((name) => name !== '' && !known.has(name))
    .map((name) => ({
      what: `the class "${name}" has no rule in the style sheets of the page`,
      hint: 'Correct or remove it, or import the style sheet that has its rule. For a script, use a data attribute.',
      needles: [`className="${name}`, ...quoted(name), ` ${name} `, ` ${name}"`],
    }));
};

const selector = /\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g;

function unescaped(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}
