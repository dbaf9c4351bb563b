import { resolve } from 'node:path';
import { loadSite } from './load-site.ts';
import { SiteError } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import { siteFile } from './model/sources.ts';

/** Throws a SiteError that names every fact which only holds a place. */
export async function checkLaunch(options: SiteOptions): Promise<void> {
  const { site } = await loadSite(options);
  const problems = (site.facts ?? [])
    .filter(({ status }) => status === 'placeholder')
    .map(({ name, chosen }) => ({
      file: resolve(options.pages, siteFile),
      message: `${name} is a placeholder: ${JSON.stringify(chosen)}.`,
      hint: 'Ask the owner for the true value, and put it into the table of facts.',
    }));
  if (problems.length > 0) throw new SiteError(problems);
}
