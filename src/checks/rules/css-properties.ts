import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { isInPackage } from '../../core/sources.ts';
import type { SiteRule } from '../rule.ts';
import properties from './css-properties.json';

/** Every property and descriptor in the site's own style sheets is one of CSS, or the style sheet asks browsers for it. */
export const cssProperties: SiteRule = ({ cssByFile, folder }) =>
  [...cssByFile].flatMap(([file, css]) =>
    unknownIn(css)
      // The style sheets of packages may come through `@import`.
      .filter((name) => !isInPackage(file) && isWritten(name, join(folder, file)))
      .map((name) => {
        const nearest = closest(name, properties);
        const isNear = distance(name, nearest) <= 2;
        return {
          file,
          isWarning: true as const,
          needles: [`${name}:`, `${name} :`],
          message: `"${name}" is not a known CSS property.`,
          hint: isNear
            ? `Did you mean "${nearest}" instead?`
            : 'Correct or remove it. A property that only some browsers know belongs in @supports.',
        };
      }),
  );

const known = new Set(properties);

/** In minified CSS. Custom properties and those with a prefix are not checked. */
function unknownIn(css: string): readonly string[] {
  const plain = css.replace(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|--[\w-]+:\{[^}]*\}/g,
    '""',
  );
  const conditions = plain.match(/@supports[^{]*/g)?.join() ?? '';
  const asked = new Set([...conditions.matchAll(/\(([\w-]+):/g)].map(([, name]) => name));
  // Their declarations give names to the features of a font.
  const rest = plain.replace(
    /@(?:styleset|stylistic|character-variant|swash|ornaments|annotation)\{[^}]*\}/g,
    '',
  );
  const found = [...rest.matchAll(/(?<=[{};])([a-z][\w-]*):[^{};]*(?=[;}])/gi)];
  const names = new Set(found.map(([, name = '']) => name.toLowerCase()));
  return [...names].filter((name) => !known.has(name) && !asked.has(name));
}

function isWritten(name: string, file: string): boolean {
  return readFileSync(file, 'utf8').toLowerCase().includes(name);
}
