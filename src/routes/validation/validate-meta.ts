import type { HeadLink, HeadMeta, PageMeta } from '../../author/definition/page.ts';
import { type PageProblem, quoted } from '../../core/problem.ts';
import { canonicalLanguage } from '../../core/text.ts';
import { asRecord, isObject } from '../../core/values.ts';
import { oldAddressHint, parseOldAddress } from '../redirects.ts';
import { unknownFields } from './unknown-fields.ts';

const schemaTypes: readonly unknown[] = ['LocalBusiness', 'Service', 'WebPage'];

const kinds = {
  list: {
    is: (value: unknown) => Array.isArray(value) || value === undefined,
    message: 'is not a list.',
    hint: 'Put brackets around it, or leave it out.',
  },
  flag: {
    is: (value: unknown) => typeof value === 'boolean' || value === undefined,
    message: 'is not true or false.',
    hint: 'Write it without quotes, or leave it out.',
  },
  object: {
    is: (value: unknown) => value === undefined || isObject(value),
    message: 'is not an object.',
    hint: 'Put braces around its fields, or leave it out.',
  },
  layout: {
    is: (value: unknown) => value === undefined || value === false || isText(value),
    message: 'is neither a name nor false.',
    hint: 'Write the name of a layout, false for none, or leave it out.',
  },
  value: { is: () => true, message: '', hint: '' },
};

/** The fields that every page has, with the fix. */
const texts = {
  title: 'Add a title that no other page has.',
  description: 'Describe the page in one or two sentences.',
};

/** Every field. */
const fields: Readonly<Record<keyof PageMeta, keyof typeof kinds>> = {
  title: 'value',
  description: 'value',
  keywords: 'list',
  schemaType: 'value',
  breadcrumbs: 'list',
  faqItems: 'list',
  lang: 'value',
  versions: 'list',
  layout: 'layout',
  image: 'value',
  head: 'list',
  aliases: 'list',
  listed: 'flag',
  own: 'object',
};

/** The problems of a page's meta. */
export function validateMeta(file: string, meta: unknown): readonly PageProblem[] {
  const record = asRecord(meta);
  const { schemaType, aliases, head, image, lang } = record;
  const problems: PageProblem[] = [];
  const add = (field: string, message: string, hint: string, needles?: readonly string[]) => {
    const metaField = field in record ? field : 'meta';
    problems.push({ file, metaField, message, hint, ...(needles ? { needles } : {}) });
  };
  for (const [field, hint] of Object.entries(texts))
    if (!isText(record[field])) add(field, notText(field, record[field]), hint);
  if (schemaType !== undefined && !schemaTypes.includes(schemaType))
    add(
      'schemaType',
      `\`meta.schemaType\` is ${JSON.stringify(schemaType)}.`,
      'Use LocalBusiness, Service, or WebPage, or leave it out.',
    );
  if (lang !== undefined && lang !== canonicalLanguage(lang))
    add('lang', `\`meta.lang\` is ${JSON.stringify(lang)}.`, languageHint(lang));
  for (const [field, kind] of Object.entries(fields)) {
    const { is, message, hint } = kinds[kind];
    if (!is(record[field])) add(field, `\`meta.${field}\` ${message}`, hint);
  }
  for (const alias of Array.isArray(aliases)
    ? aliases.filter((value) => !parseOldAddress(value))
    : [])
    add(
      'aliases',
      `The alias ${JSON.stringify(alias)} is not an old address.`,
      oldAddressHint,
      typeof alias === 'string' ? quoted(alias) : [],
    );
  const misspelled = unknownFields(file, record, {
    owner: 'meta',
    names: Object.keys(fields),
    own: 'own',
  });
  return [...problems, ...misspelled, ...validateImage(file, image), ...validateHead(file, head)];
}

function validateImage(file: string, image: unknown): readonly PageProblem[] {
  const fault = imageFault(image);
  if (fault === undefined) return [];
  const message = `\`meta.image\` ${fault}`;
  const hint =
    'Import a JPEG, PNG, or WebP file, or write its `url`, `width`, and `height`, or an https: URL.';
  return [{ file, metaField: 'image', message, hint }];
}

function imageFault(image: unknown): string | undefined {
  if (image === undefined) return undefined;
  const { url, width, height } = typeof image === 'string' ? { url: image } : asRecord(image);
  if (typeof url !== 'string' || !/^(\/(?!\/)|https:\/\/)/.test(url))
    return `is ${JSON.stringify(image) ?? typeof image}.`;
  if (/\.svg$/i.test(url)) return 'is an SVG, which no platform shows.';
  const hasSize = [width, height].every((size) => typeof size === 'number' && size > 0);
  return typeof image === 'string' || hasSize ? undefined : 'has no size.';
}

function notText(field: string, value: unknown): string {
  const isMissing = value === undefined || typeof value === 'string';
  return `\`meta.${field}\` is ${isMissing ? 'missing' : 'not a string'}.`;
}

function languageHint(lang: unknown): string {
  const canonical = canonicalLanguage(lang);
  return `Use ${canonical ? `"${canonical}"` : 'a BCP 47 language tag, such as "es" or "pt-BR"'}.`;
}

export function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

type KeysOf<Element> = Element extends unknown ? keyof Element : never;

const metaAttributes = ['name', 'property', 'content', 'media'] satisfies KeysOf<HeadMeta>[];
const linkAttributes = [
  'rel',
  'href',
  'type',
  'title',
  'media',
  'sizes',
  'as',
  'crossOrigin',
] satisfies KeysOf<HeadLink>[];

/** The problems of the elements that a page adds to its head. */
function validateHead(file: string, head: unknown): readonly PageProblem[] {
  return (Array.isArray(head) ? head : []).flatMap((element) => {
    const fault = faultOf(asRecord(element));
    return fault ? [{ file, metaField: 'head', ...fault }] : [];
  });
}

type Fault = Pick<PageProblem, 'message' | 'hint' | 'needles'>;

function faultOf(element: Readonly<Record<string, unknown>>): Fault | undefined {
  const isMeta = 'content' in element && ('name' in element || 'property' in element);
  const isLink = 'rel' in element && 'href' in element;
  const json = JSON.stringify(element);
  const { content, href, src } = element;
  const needles = [content, href, src].flatMap((value) =>
    typeof value === 'string' ? quoted(value) : [],
  );
  if (isMeta === isLink)
    return {
      needles,
      message: `\`meta.head\` contains ${json}, which is neither a <meta> nor a <link>.`,
      hint: 'Write { name, content }, { property, content }, or { rel, href }. Other elements belong in the component.',
    };
  const [tag, known]: [string, readonly string[]] = isMeta
    ? ['meta', metaAttributes]
    : ['link', linkAttributes];
  const unknown = Object.keys(element).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return {
      needles: [`${unknown}:`, ...needles],
      message: `\`meta.head\` has a <${tag}> with the attribute "${unknown}".`,
      hint: `Use only ${known.join(', ')}.`,
    };
  const wrong = Object.entries(element).find(([, value]) => typeof value !== 'string');
  if (wrong)
    return {
      needles: [`${wrong[0]}: ${wrong[1]}`, ...needles],
      message: `In \`meta.head\`, "${wrong[0]}" is ${JSON.stringify(wrong[1]) ?? typeof wrong[1]}.`,
      hint: 'Write it as a string.',
    };
  if (!/\bstylesheet\b/i.test(String(element.rel))) return undefined;
  return {
    needles,
    message: `\`meta.head\` links to the style sheet ${JSON.stringify(element.href)}.`,
    hint: 'Import the style sheet in the page: the build writes it into the head.',
  };
}
