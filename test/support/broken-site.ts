import { cpSync, readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { type BuildOptions, build } from './build.ts';
import { stateOf } from './folder-contents.ts';
import { type BuiltSite, builtSite } from './read-built.ts';
import { type SiteFiles, siteFolder } from './site-folder.ts';

/**
 * The problems of the smallest site after some files are changed. The failed build must leave every
 * byte and modification time of the earlier one unchanged, and nothing next to it.
 */
export async function problemsOf(
  files: SiteFiles,
  options: BuildOptions = {},
): Promise<readonly string[]> {
  const site = siteFolder({}, 'broken');
  builtBefore ??= builtSite({});
  cpSync((await builtBefore).out, site.out, { recursive: true });
  const before = stateOf(site.out);
  site.write(files);
  const { problems } = await build(site, options);
  expect(problems, 'The build found nothing.').not.toEqual([]);
  expect(stateOf(site.out)).toEqual(before);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
  return problems;
}

let builtBefore: Promise<BuiltSite> | undefined;

/** For problems whose fix is tested elsewhere: only what is wrong. */
export function firstLines(problems: readonly string[]): readonly string[] {
  return problems.map((problem) => problem.slice(0, problem.indexOf('\n')));
}
