import type { Bounds } from '../../author/definition/check-options.ts';
import { type PageProblem, quoted } from '../../core/problems/problem.ts';
import type { SiteCheck } from '../check-types.ts';

/** Titles and descriptions are as long as a list of results shows them. */
export const metaLengths: SiteCheck = (records, { rules: { titleLength, descriptionLength } }) =>
  [...records.values()].flatMap(({ address, file, title, description }) => {
    const of = { address, file };
    return [
      ...faults({ ...of, field: 'title', text: title }, titleLength),
      ...faults({ ...of, field: 'description', text: description }, descriptionLength),
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
  const [least, most] = bounds ?? [0, Number.POSITIVE_INFINITY];
  const { length } = text;
  if (length >= least && length <= most) return [];
  return [
    {
      file,
      needles: [...quoted(text), `${field}:`],
      message: `The ${field} of ${address} has ${length} characters: "${text}".`,
      hint: `Write between ${least} and ${most}.`,
    },
  ];
}
