import { quoted } from '../../core/problem.ts';
import type { PageRule } from '../rule.ts';

/** An id is used once per page: labels, links, and scripts find only the first element with it. */
export const uniqueIds: PageRule = ({ name, scan }, { layout }) => {
  const seen = new Set(layout?.ids);
  const repeated = new Set<string>();
  for (const id of scan.ids) (seen.has(id) ? repeated : seen).add(id);
  return [...repeated].map((id) => ({
    needles: quoted(id),
    message: `The id "${id}" is used more than once on ${name}.`,
    hint: 'Rename one of them, and check the ids in the layout too.',
  }));
};
