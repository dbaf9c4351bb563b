import { asRecord } from '../../core/as-record.ts';
import { type PageProblem, quoted } from '../../core/problems/problem.ts';

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
export function validateMeta(where: string, meta: unknown): readonly PageProblem[] {
  const record = asRecord(meta);
  const { title, description, schemaType, aliases } = record;
  const problems: PageProblem[] = [];
  const lack = (field: string, message: string, hint: string, needles?: readonly string[]) => {
    const metaField = field in record ? field : 'meta';
    problems.push({ file: where, metaField, message, hint, ...(needles ? { needles } : {}) });
  };
  if (!isText(title))
    lack('title', '`meta.title` is missing.', 'Give the page a title of its own.');
  if (!isText(description))
    lack(
      'description',
      '`meta.description` is missing.',
      'Say in a sentence or two what the page holds.',
    );
  if (!schemaTypes.includes(schemaType))
    lack(
      'schemaType',
      `\`meta.schemaType\` is ${JSON.stringify(schemaType) ?? 'missing'}.`,
      'Use LocalBusiness, Service or WebPage.',
    );
  for (const field of listFields)
    if (field in record && !Array.isArray(record[field]))
      lack(field, `\`meta.${field}\` is no list.`, 'Put brackets around it, or leave it out.');
  for (const alias of Array.isArray(aliases) ? aliases.filter((one) => !isAlias(one)) : [])
    lack(
      'aliases',
      `The alias ${JSON.stringify(alias)} is no address.`,
      'Begin it with a slash, end it without one, and use letters, digits and hyphens.',
      typeof alias === 'string' ? quoted(alias) : [],
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
