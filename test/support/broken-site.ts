import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { type BuildOptions, build } from './build.ts';
import { stateOf } from './folder-contents.ts';
import { type SiteFiles, siteFolder } from './site-folder.ts';

/**
 * What a build says is wrong with the smallest site once some files are changed. Before that it is
 * built as it should be, and the failed build must leave all of that as it was, to the byte and the
 * modification time, and nothing beside it.
 */
export async function problemsOf(
  files: SiteFiles,
  options: BuildOptions = {},
): Promise<readonly string[]> {
  const site = siteFolder({}, 'broken');
  expect((await build(site)).problems).toEqual([]);
  const before = stateOf(site.out);
  site.write(files);
  const { problems } = await build(site, options);
  expect(problems, 'The build found nothing.').not.toEqual([]);
  expect(stateOf(site.out)).toEqual(before);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
  return problems;
}

/** For problems whose way out was looked at elsewhere: what is wrong, without what to do. */
export function firstLines(problems: readonly string[]): readonly string[] {
  return problems.map((problem) => problem.slice(0, problem.indexOf('\n')));
}
