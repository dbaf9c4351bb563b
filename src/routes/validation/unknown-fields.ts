import { closest, distance } from 'fastest-levenshtein';
import type { PageProblem } from '../../core/problem.ts';

interface KnownFields {
  /** The name of the object in messages. */
  readonly owner: string;
  readonly names: readonly string[];
  /** What other tools call a field. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** The field for whatever a site adds. */
  readonly own?: string;
}

/** A problem for each field that an object should not have: most often its name is misspelled. */
export function unknownFields(
  file: string,
  record: object,
  known: KnownFields,
): readonly PageProblem[] {
  return Object.keys(record)
    .filter((field) => !known.names.includes(field))
    .map((field) => ({
      file,
      needles: needlesForField(field),
      message: `\`${field}\` is not a field of ${known.owner}.`,
      hint: hintFor(field, known),
    }));
}

function hintFor(field: string, { names, own, elsewhere = {} }: KnownFields): string {
  const nearest = elsewhere[field] ?? closest(field, names);
  if (field in elsewhere || distance(field, nearest) <= field.length / 2)
    return `Remove it. Did you mean \`${nearest}\`?`;
  return `Remove it${own ? `, or move it into \`${own}\`` : ''}. The fields are ${names.join(', ')}.`;
}

/** How code sets a field of an object. */
export function needlesForField(field: string): readonly string[] {
  return [` ${field}:`, ` ${field}(`, ` ${field},`];
}
