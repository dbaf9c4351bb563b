import { quoted } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import type { PageRule } from '../rule.ts';

/** Every island has an island file next to one of the page's modules, which hydrates it. */
export const islandFiles: PageRule = ({ name, file, scan }, { islandsOf }) => {
  if (scan.islands.length === 0) return [];
  const known = new Set([siteFile, file].flatMap(islandsOf));
  const missing = [...new Set(scan.islands)].filter((island) => !known.has(island));
  return missing.map((island) => ({
    needles: quoted(island),
    message: `The island "${island}" on ${name} has no ${island}.island.ts next to a module that the page imports.`,
    hint: 'Add the file with `export default island(TheComponent)`, or correct the name.',
  }));
};
