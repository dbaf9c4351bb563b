import { isObject } from '../../core/values.ts';
import { type DataNode, typesOf, withArticle } from '../../render/document/document-texts.ts';
import {
  ancestorTypes,
  type CheckedDocument,
  type PageFault,
  type PageRule,
  type PropertyRule,
  type Vocabulary,
} from '../rule.ts';

/** Structured data uses types and properties of schema.org, with values of the right types. */
export const typesAndProperties: PageRule<CheckedDocument> = (
  { data: { nodes } },
  { vocabulary },
) => nodes.flatMap((node) => faultsOf(node, vocabulary));

function faultsOf(node: DataNode, vocabulary: Vocabulary): PageFault | readonly PageFault[] {
  const { types, fields, id, path } = node;
  if (types.length === 0)
    return id !== undefined && Object.keys(fields).length === 0
      ? []
      : {
          message: `${path || 'an item'} has no @type.`,
          hint: 'Add a type, or refer to the item with nothing but its @id.',
        };
  const unknown = types.find((type) => !(type in vocabulary.types));
  if (unknown !== undefined)
    return {
      message: `schema.org has no type "${unknown}".`,
      hint: 'Use a type from https://schema.org/docs/full.html.',
    };
  const kinds = new Set(types.flatMap((type) => [...ancestorTypes(vocabulary, type)]));
  return Object.entries(fields).flatMap(([name, values]) => {
    const rule = ruleOf(name, kinds, vocabulary);
    if (!rule?.on.some((type) => kinds.has(type)))
      return {
        message: `${withArticle(types[0])} has no property "${name}".`,
        hint: `See https://schema.org/${types[0]}.`,
      };
    return values
      .filter((value) => !isOfKind(value, rule.of, vocabulary))
      .map((value) => ({
        message: `"${name}" of ${withArticle(types[0])} is ${shown(value)}.`,
        hint: `Use ${rule.of.join(', ')}. Write dates and times in ISO 8601.`,
      }));
  });
}

/** An action's `query-input` describes the value to fill in for `query`. */
function ruleOf(
  name: string,
  kinds: ReadonlySet<string>,
  { properties }: Vocabulary,
): PropertyRule | undefined {
  const [, base] = /^(.+)-(?:in|out)put$/.exec(name) ?? [];
  if (base === undefined || !kinds.has('Action')) return properties[name];
  const rule = properties[base];
  return { on: rule?.on ?? ['Action'], of: ['PropertyValueSpecification', 'Text'] };
}

function isOfKind(value: unknown, ranges: readonly string[], vocabulary: Vocabulary): boolean {
  if (isObject(value)) return isThingOf(value, ranges, vocabulary);
  if (typeof value === 'number') return ranges.some((range) => numeric.has(range));
  if (typeof value === 'boolean') return ranges.includes('Boolean');
  return typeof value === 'string' && ranges.some((range) => isTextOf(value, range, vocabulary));
}

/** A Role is allowed as any value. */
function isThingOf(
  thing: Readonly<Record<string, unknown>>,
  ranges: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  const kinds = typesOf(thing).flatMap((type) => [...ancestorTypes(vocabulary, type)]);
  if (kinds.length === 0) return ranges.some((range) => range in vocabulary.types);
  return kinds.some((kind) => ranges.includes(kind) || kind === 'Role');
}

const numeric = new Set(['Number', 'Integer', 'Float']);
const quantities = new Set(['Distance', 'Energy', 'Mass', 'Quantity']);
const texts = new Set(['Text', 'CssSelectorType', 'PronounceableText', 'XPathType']);

function isTextOf(text: string, range: string, { members }: Vocabulary): boolean {
  if (texts.has(range)) return text.trim() !== '';
  // A URL can stand for any item.
  if (range === 'URL' || range === 'Thing') return URL.canParse(text);
  if (numeric.has(range)) return /^-?\d+(\.\d+)?$/.test(text);
  if (quantities.has(range)) return /^\d+(\.\d+)? \p{L}+$/u.test(text);
  if (range === 'Duration') return /^P(?!$)(\d+[YMWD])*(T(\d+(\.\d+)?[HMS])+)?$/.test(text);
  if (range === 'Date') return isDate(text);
  if (range === 'DateTime') return isDateTime(text);
  if (range === 'Time') return time.test(text);
  return members[range]?.includes(text.replace(/^https?:\/\/schema\.org\//, '')) ?? false;
}

const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-][01]\d:?[0-5]\d)?$/;

/** Whether a date exists. A year, or a year and a month, is also allowed, for instance for foundingDate. */
function isDate(text: string): boolean {
  if (!/^\d{4}(-\d\d(-\d\d)?)?$/.test(text)) return false;
  const whole = `${text}-01-01`.slice(0, 10);
  const date = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(whole);
}

function isDateTime(text: string): boolean {
  const [day = '', clock = ''] = text.split('T');
  return day.length === 10 && isDate(day) && time.test(clock);
}

function shown(value: unknown): string {
  return isObject(value) ? withArticle(typesOf(value)[0] ?? 'reference') : JSON.stringify(value);
}
