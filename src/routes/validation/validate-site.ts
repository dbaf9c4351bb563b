import { types } from 'node:util';
import type { SiteChecks } from '../../author/definition/check-options.ts';
import type { SiteDefinition } from '../../author/definition/site.ts';
import { asRecord } from '../../core/as-record.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { PageProblem, Report } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { canonicalLanguage } from '../../core/text/language.ts';
import { isOrigin } from '../../core/text/origin.ts';
import { truncate } from '../../core/text/truncate.ts';
import { needlesForField, unknownFields } from './unknown-fields.ts';
import { isText } from './validate-meta.ts';
import { isComponent } from './validate-modules.ts';

/** A test for a field of `defineSite`, and its description for a message. */
interface FieldRule {
  readonly is: (value: unknown) => boolean;
  readonly expected: string;
  readonly isRequired?: true;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isPath = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/');
const isListOf =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);

const text = (expected: string): FieldRule => ({ is: isText, expected, isRequired: true });
const list = (is: FieldRule['is'], expected: string): FieldRule => ({ is: isListOf(is), expected });
const computed = (expected: string): FieldRule => ({ is: isFunction, expected });

const rules: Readonly<Record<keyof SiteDefinition, FieldRule>> = {
  origin: {
    is: (value) => typeof value === 'string' && isOrigin(value),
    expected: 'a scheme and a host without a trailing slash, such as "https://www.example.com"',
    isRequired: true,
  },
  name: text('the name of the site, such as "Wren Street Bakery"'),
  language: {
    is: (value) => value !== undefined && value === canonicalLanguage(value),
    expected: 'a BCP 47 language tag, such as "en" or "en-US"',
    isRequired: true,
  },
  Frame: {
    is: isComponent,
    expected: 'a component that renders its children inside <main>',
    isRequired: true,
  },
  Head: { is: isComponent, expected: 'a component' },
  preloadFonts: list(isText, 'a list of URLs, as imported from font files'),
  structuredData: computed('a function that takes a page and returns a list of schema.org items'),
  ogImages: { is: isDesign, expected: 'an object with `fonts`, `draw`, and `describe`' },
  files: computed('a function that returns a list of { path, contents }'),
  searchIndex: { is: (value) => typeof value === 'boolean', expected: 'true or false' },
  headers: computed('a function that returns an object of header values by name'),
  facts: list((value) => isText(asRecord(value)['name']), 'a list of facts'),
  endpoints: list(isPath, 'a list of paths that start with a slash'),
  deadLinks: list(isPath, 'a list of paths that start with a slash'),
  purePackages: list(isText, 'a list of package names, as in imports'),
  unbroken: { is: types.isRegExp, expected: 'a regular expression' },
  checks: { is: isObject, expected: 'an object of checks' },
};

const checks: Readonly<Record<keyof SiteChecks, true>> = {
  titleLength: true,
  descriptionLength: true,
  landmarks: true,
  similarity: true,
  hardCodedFacts: true,
  wording: true,
  reading: true,
  unlinked: true,
  classesWithoutRules: true,
  omitted: true,
};

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDesign(value: unknown): boolean {
  const { fonts, draw, describe } = asRecord(value);
  const isFont = (font: unknown): boolean => {
    const { name, weight, file } = asRecord(font);
    return isText(name) && typeof weight === 'number' && isText(file);
  };
  return isListOf(isFont)(fonts) && isFunction(draw) && isFunction(describe);
}

/** Turns an unknown module into a site definition, or reports a problem for each wrong field. */
export function validateSite(
  file: string,
  exports: unknown,
  report: Report,
): SiteDefinition | undefined {
  const { default: site } = asRecord(exports);
  if (!isObject(site)) {
    report({
      file,
      message: 'The default export is not a site definition.',
      hint: "Write `export default defineSite({ origin: 'https://www.example.com', name, language, Frame })`.",
    });
    return undefined;
  }
  const fields = asRecord(site);
  const problems = [
    ...wrongFields(file, fields),
    ...unknownFields(file, fields, { owner: 'defineSite', names: Object.keys(rules) }),
    ...unknownFields(file, asRecord(fields['checks']), {
      owner: 'checks',
      names: Object.keys(checks),
    }),
  ];
  for (const problem of problems) report(problem);
  return problems.length === 0 ? (site as SiteDefinition) : undefined;
}

function wrongFields(
  file: string,
  site: Readonly<Record<string, unknown>>,
): readonly PageProblem[] {
  return Object.entries(rules)
    .filter(([field, { isRequired, is }]) =>
      site[field] === undefined ? isRequired : !is(site[field]),
    )
    .map(([field, { expected }]) => ({
      file,
      needles: site[field] === undefined ? ['defineSite('] : needlesForField(field),
      message: `\`${field}\` is ${shown(site[field])}.`,
      hint: `Set it to ${expected}.`,
    }));
}

/** A value as a message shows it. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a Promise';
  return truncate(JSON.stringify(value) ?? String(value), 80);
}

/** A problem for a function of the site definition that returned something unexpected. */
export function wrongResult(field: keyof SiteDefinition, value: unknown): PageProblem {
  return {
    file: siteFile,
    needles: needlesForField(field),
    message: `\`${field}\` returned ${shown(value)}.`,
    hint: `Set it to ${rules[field].expected}.`,
  };
}

export function isFileList(value: unknown): value is readonly OutputFile[] {
  return isListOf((file) => {
    const { path, contents } = asRecord(file);
    return isText(path) && (typeof contents === 'string' || contents instanceof Uint8Array);
  })(value);
}

export function isHeaders(value: unknown): value is Readonly<Record<string, string>> {
  return (
    isObject(value) && Object.values(asRecord(value)).every((header) => typeof header === 'string')
  );
}
