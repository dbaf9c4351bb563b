import { resolve } from 'node:path';
import type { Site } from '../routes/site.ts';

/** The files and folders that `watchTargets` declares, absolute: for a pattern, the folder in which it begins. */
export function watchedPaths({
  definition,
  sources,
}: Pick<Site, 'definition' | 'sources'>): readonly string[] {
  const { watchTargets = [] } = definition;
  return watchTargets.map((target) =>
    resolve(sources.folder, target.replace(/(^|\/)[^/]*[*?[{(].*$/, '')),
  );
}
