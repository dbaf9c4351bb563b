import type { Bounds } from '../../author/definition/check-options.ts';
import { type PageProblem, quoted } from '../../core/problems/problem.ts';
import type { SiteCheck } from '../check-types.ts';

/** Titles and descriptions have a length that search results can show. */
export const metaLengths: SiteCheck = (records, { rules: { titleLength, descriptionLength } }) =>
  [...records.values()].flatMap(({ address, file, title, description }) => {
    const page = { address, file };
    return [
      ...faults({ ...page, field: 'title', text: title }, titleLength),
      ...faults({ ...page, field: 'description', text: description }, descriptionLength),
    ];
  });

interface MetaText {
  readonly address: string;
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

function faults(
  { address, file, field, text }: MetaText,
  bounds: Bounds | undefined,
): readonly PageProblem[] {
  const [min, max] = bounds ?? [0, Number.POSITIVE_INFINITY];
  const { length } = text;
  if (length >= min && length <= max) return [];
  return [
    {
      file,
      needles: [...quoted(text), `${field}:`],
      message: `The ${field} of ${address} is ${length} characters long: "${text}".`,
      hint: `${length < min ? 'Lengthen' : 'Shorten'} it to ${min}–${max} characters.`,
    },
  ];
}
