import { closest, distance } from 'fastest-levenshtein';
import type { PageProblem } from '../../core/problems/problem.ts';

/** A problem for each field that an object should not have: most often its name is misspelled. `owner` is its name in the message. */
export function unknownFields(
  file: string,
  record: object,
  { owner, names }: { readonly owner: string; readonly names: readonly string[] },
): readonly PageProblem[] {
  return Object.keys(record)
    .filter((field) => !names.includes(field))
    .map((field) => ({
      file,
      needles: needlesForField(field),
      message: `\`${field}\` is not a field of ${owner}.`,
      hint: hintFor(field, names),
    }));
}

function hintFor(field: string, names: readonly string[]): string {
  const nearest = closest(field, names);
  return distance(field, nearest) <= field.length / 2
    ? `Remove it. Did you mean \`${nearest}\`?`
    : `Remove it. The fields are ${names.join(', ')}.`;
}

/** How code sets a field of an object. */
export function needlesForField(field: string): readonly string[] {
  return [` ${field}:`, ` ${field}(`, ` ${field},`];
}
