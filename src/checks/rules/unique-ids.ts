import { quoted } from '../../core/problems/problem.ts';
import type { PageCheck } from '../check-types.ts';

/** An id stands once on a page: labels, links and scripts find the first and miss the others. */
export const uniqueIds: PageCheck = ({ name, file, scan }, { frameIds }) => {
  const seen = new Set<string>(frameIds);
  const repeated = new Set<string>();
  for (const id of scan.ids) (seen.has(id) ? repeated : seen).add(id);
  return [...repeated].map((id) => ({
    file,
    needles: quoted(id),
    message: `The id "${id}" stands more than once on ${name}.`,
    hint: 'Give each element an id of its own; the frame has some too.',
  }));
};
