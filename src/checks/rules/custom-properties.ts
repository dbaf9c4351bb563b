import { closest, distance } from 'fastest-levenshtein';
import { isInPackage } from '../../core/sources.ts';
import type { SiteRule } from '../rule.ts';

/** Each custom property that a style sheet reads without a fallback is named elsewhere, too. */
export const customProperties: SiteRule = ({ cssByFile, code, isInFiles, propertiesInMarkup }) => {
  const css = [...cssByFile.values()].join('\n');
  const set = new Set([...(css.match(/(?<!var\(\s*)--[\w-]+/g) ?? []), ...propertiesInMarkup]);
  const used = [...cssByFile].filter(([file]) => !isInPackage(file)).flatMap(withoutFallback);
  const unset = used.filter(({ name }) => !set.has(name) && !isInFiles(name));
  if (unset.length === 0) return [];
  const modules = [...code()].map((each) => each.code).join('\n');
  // A name may be computed, or set by a style sheet of another host.
  if (/--[\w-]*(?:\$\{|["'] ?\+)|\bstylesheet\b/.test(modules)) return [];
  return unset
    .filter(({ name }) => !modules.includes(name))
    .map(({ name, file }) => {
      const nearest = closest(name, [...set, '']);
      return {
        file,
        isWarning: true as const,
        needles: [`var(${name})`, name],
        message: `Nothing sets "${name}", so var(${name}) has no value.`,
        hint:
          distance(name, nearest) <= 2
            ? `Did you mean "${nearest}"?`
            : `Set it in a style sheet, or add a value for this case: var(${name}, …).`,
      };
    });
};

function withoutFallback([file, css]: readonly [string, string]) {
  const names = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => ({ name, file }));
}
