import { types } from 'node:util';
import type { SiteChecks, SiteDefinition } from '../../author/definition/site.ts';
import { canonicalLanguage, isOrigin } from '../../core/text.ts';
import { asRecord, isObject } from '../../core/values.ts';
import { isText } from './validate-meta.ts';
import { isComponent } from './validate-modules.ts';

type Test = (value: unknown) => boolean;

/** A test for a field of `defineSite`, and its description for a message. */
export interface FieldRule {
  readonly is: Test;
  readonly expected: string;
  readonly isRequired?: true;
}

const isNumber: Test = (value) => typeof value === 'number';
const isFunction: Test = (value) => typeof value === 'function';
const isPath: Test = (value) => typeof value === 'string' && value.startsWith('/');
const isLandmark: Test = (value) => landmarks.some((name) => name === value);
const isOptional =
  (is: Test): Test =>
  (value) =>
    value === undefined || is(value);
const isListOf =
  (is: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(is);
const isRecordOf =
  (is: Test): Test =>
  (value) =>
    isObject(value) && Object.values(asRecord(value)).every(is);
const isShape =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, is]) => is(asRecord(value)[name]));

const text = (expected: string): FieldRule => ({ is: isText, expected, isRequired: true });
const list = (is: Test, expected: string): FieldRule => ({ is: isListOf(is), expected });
const computed = (expected: string): FieldRule => ({ is: isFunction, expected });
const pattern: FieldRule = { is: types.isRegExp, expected: 'a regular expression' };
const paths = list(isPath, 'a list of paths that start with a slash');

export const isFiles = isListOf(
  isShape({
    path: isText,
    contents: (value) => typeof value === 'string' || value instanceof Uint8Array,
  }),
);

export const isProblems = isListOf(
  isShape({
    file: isText,
    message: isText,
    hint: isText,
    needles: isOptional(isListOf((value) => typeof value === 'string')),
  }),
);

export const isTexts = isRecordOf((value) => typeof value === 'string');

export const siteFields: Readonly<Record<keyof SiteDefinition, FieldRule>> = {
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
  Layout: {
    is: isComponent,
    expected: 'a component that renders its children inside <main>',
    isRequired: true,
  },
  layouts: { is: isRecordOf(isComponent), expected: 'an object of components by name' },
  Head: { is: isComponent, expected: 'a component' },
  preloadFonts: list(isText, 'a list of URLs, as imported from font files'),
  structuredData: computed('a function that takes a page and returns a list of schema.org items'),
  ogImages: {
    is: isShape({
      fonts: isListOf(isShape({ name: isText, weight: isNumber, file: isText })),
      draw: isFunction,
      describe: isFunction,
    }),
    expected: 'an object with `fonts`, `draw`, and `describe`',
  },
  files: computed('a function that returns a list of { path, contents }'),
  svgStyle: {
    is: (value) => typeof value === 'string' && !/[<&]/.test(value),
    expected: 'a style sheet as text, without < and &',
  },
  searchIndex: { is: (value) => typeof value === 'boolean', expected: 'true or false' },
  headers: computed('a function that returns an object of header values by name'),
  redirects: list(isObject, 'a list of { from, to }'),
  facts: list(
    isShape({ name: isText, readings: isListOf(isShape({ statedAt: isListOf(isText) })) }),
    'a list of facts',
  ),
  endpoints: paths,
  deadLinks: paths,
  watchTargets: list(isText, 'a list of paths, relative to the pages folder'),
  unbroken: pattern,
  checks: { is: isObject, expected: 'an object of checks' },
};

const landmarks = ['banner', 'contentinfo', 'navigation'];

const bounds: FieldRule = {
  is: (value) => isListOf(isNumber)(value) && Object.values(asRecord(value)).length === 2,
  expected: '[min, max]',
};

export const checkFields: Readonly<Record<keyof SiteChecks, FieldRule>> = {
  page: computed('a function that takes a page and returns a list of { file, message, hint }'),
  site: computed('a function that takes the site and returns a list of { file, message, hint }'),
  titleLength: bounds,
  descriptionLength: bounds,
  landmarks: list(isLandmark, `a list of ${landmarks.join(', ')}`),
  unlinked: paths,
  classesWithoutRules: pattern,
  omitted: { is: isRecordOf(isListOf(isText)), expected: 'lists of fields, by type' },
};
