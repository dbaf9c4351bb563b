import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { isInPackage } from '../../core/sources.ts';
import { lineAt } from '../../modules/errors/locate-import.ts';
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

/** Every rule that begins with @ is one of CSS. */
export const atRules: SiteRule = ({ cssByFile, folder }) =>
  [...cssByFile].flatMap(([file, css]) => {
    const found = [...withoutTexts(css).matchAll(/(?<=^|[{};\n])@([a-z][\w-]*)/g)];
    const names = new Set(found.map(([, name = '']) => name));
    return [...names]
      .filter((name) => !isAtRule(name) && !isInPackage(file))
      .filter((name) => isWritten(`@${name}`, join(folder, file)))
      .map((name) => {
        const nearest = closest(name, atRuleNames);
        return {
          file,
          isWarning: true as const,
          needles: [`@${name}`],
          message: `CSS has no rule "@${name}".`,
          hint:
            distance(name, nearest) <= 2
              ? `Did you mean "@${nearest}" instead?`
              : 'Let the program that reads it write a .css file, and import that.',
        };
      });
  });

/** No declaration contains another. */
export const semicolons: SiteRule = ({ cssByFile, folder }) =>
  [...cssByFile].flatMap(([file, css]) => {
    const declarations = withoutTexts(css).matchAll(/(?<=[{};])([a-z][\w-]*):([^{};]*)(?=[;}])/g);
    return [...declarations].flatMap(([, name = '', value = '']) => {
      const [, second = ''] = /[\s)]([a-z-]+):/.exec(value) ?? [];
      if (!known.has(second) || isInPackage(file)) return [];
      const text = readFileSync(join(folder, file), 'utf8');
      const written = new RegExp(`(?<![\\w-])${name}\\s*:[^;{}]*?\\s${second}\\s*:`).exec(text);
      if (!written) return [];
      return {
        file,
        ...lineAt(text, written.index).place,
        isWarning: true as const,
        message: `There is no semicolon between "${name}" and "${second}", so browsers ignore both.`,
        hint: `Write one before "${second}".`,
      };
    });
  });

const atRuleNames = [
  ...['charset', 'color-profile', 'container', 'counter-style', 'document', 'font-face'],
  ...['font-feature-values', 'font-palette-values', 'function', 'import', 'keyframes', 'layer'],
  ...['media', 'namespace', 'page', 'position-try', 'property', 'scope', 'starting-style'],
  ...['supports', 'view-transition', 'annotation', 'character-variant', 'historical-forms'],
  ...['ornaments', 'styleset', 'stylistic', 'swash'],
];

/** Also the margins of a printed page. */
function isAtRule(name: string): boolean {
  return atRuleNames.includes(name) || /^(?:top|bottom|left|right)-/.test(name);
}

/** Minified CSS without what strings and URLs contain, and without nested values of custom properties. */
function withoutTexts(css: string): string {
  return css.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|--[\w-]+:\{[^}]*\}/g, '""');
}

const known = new Set(properties);

/** In minified CSS. Custom properties and those with a prefix are not checked. */
function unknownIn(css: string): readonly string[] {
  const plain = withoutTexts(css);
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
