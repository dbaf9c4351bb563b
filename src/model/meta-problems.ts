import type { Problem } from './problem.ts';
import { toRecord } from './to-record.ts';

const schemaTypes: readonly unknown[] = ['LocalBusiness', 'Service', 'WebPage'];

const listFields = [
  'keywords',
  'breadcrumbs',
  'services',
  'areaServed',
  'faqItems',
  'reviewItems',
  'aliases',
];

/** What a page's meta lacks; `where` is the page's file. */
export function metaProblems(where: string, meta: unknown): readonly Problem[] {
  const record = toRecord(meta);
  const { title, description, schemaType, aliases } = record;
  const problems: Problem[] = [];
  const lack = (message: string, hint: string): void => {
    problems.push({ file: where, message, hint });
  };
  if (!isText(title)) lack('`meta.title` is missing.', 'Give the page a title of its own.');
  if (!isText(description))
    lack('`meta.description` is missing.', 'Say in a sentence or two what the page holds.');
  if (!schemaTypes.includes(schemaType))
    lack(
      `\`meta.schemaType\` is ${JSON.stringify(schemaType) ?? 'missing'}.`,
      'Use LocalBusiness, Service or WebPage.',
    );
  for (const field of listFields)
    if (field in record && !Array.isArray(record[field]))
      lack(`\`meta.${field}\` is no list.`, 'Put brackets around it, or leave it out.');
  for (const alias of Array.isArray(aliases) ? aliases.filter((one) => !isAlias(one)) : [])
    lack(
      `The alias ${JSON.stringify(alias)} is no address.`,
      'Begin it with a slash, end it without one, and use letters, digits and hyphens.',
    );
  return problems;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Nothing that could leave the folder, or that a browser would resolve to another path. */
function isAlias(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^(\/[A-Za-z0-9._~-]+)+$/.test(value) &&
    !/\/\.\.?(\/|$)/.test(value)
  );
}
