import type { SiteDefinition } from '../../author/definition/site.ts';
import type { OutputFile } from '../../core/files/output-files.ts';
import type { PageProblem, Problem, Report } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { truncate } from '../../core/text.ts';
import { asRecord, isObject } from '../../core/values.ts';
import {
  checkFields,
  type FieldRule,
  isFiles,
  isProblems,
  isTexts,
  siteFields,
} from './site-fields.ts';
import { needlesForField, unknownFields } from './unknown-fields.ts';

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
      hint: "Write `export default defineSite({ origin: 'https://www.example.com', name, language, Layout })`.",
    });
    return undefined;
  }
  const { checks } = asRecord(site);
  const problems = [
    ...wrongFields(file, asRecord(site), siteFields),
    ...(isObject(checks) ? wrongFields(file, asRecord(checks), checkFields, 'checks.') : []),
    ...unknownFields(file, asRecord(site), {
      owner: 'defineSite',
      names: Object.keys(siteFields),
    }),
    ...unknownFields(file, asRecord(checks), { owner: 'checks', names: Object.keys(checkFields) }),
  ];
  for (const problem of problems) report(problem);
  return problems.length === 0 ? (site as typeof site & SiteDefinition) : undefined;
}

function wrongFields(
  file: string,
  record: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, FieldRule>>,
  prefix = '',
): readonly PageProblem[] {
  return Object.entries(rules)
    .filter(([field, { isRequired, is }]) =>
      record[field] === undefined ? isRequired : !is(record[field]),
    )
    .map(([field, { expected }]) => ({
      file,
      needles: record[field] === undefined ? ['defineSite('] : needlesForField(field),
      message: `\`${prefix}${field}\` is ${shown(record[field])}.`,
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

const functions = {
  ...siteFields,
  'checks.page': checkFields.page,
  'checks.site': checkFields.site,
};

/** A problem for a function of the site definition that returned something unexpected. */
export function wrongResult(name: keyof typeof functions, value: unknown): PageProblem {
  return {
    file: siteFile,
    needles: needlesForField(name.replace('checks.', '')),
    message: `\`${name}\` returned ${value === undefined ? 'nothing' : shown(value)}.`,
    hint: `Set it to ${functions[name].expected}.`,
  };
}

export function isProblemList(value: unknown): value is readonly Problem[] {
  return isProblems(value);
}

export function isFileList(value: unknown): value is readonly OutputFile[] {
  return isFiles(value);
}

export function isHeaders(value: unknown): value is Readonly<Record<string, string>> {
  return isTexts(value);
}
