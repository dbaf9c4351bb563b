import { closest } from 'fastest-levenshtein';
import type { SiteDefinition } from '../../author/definition/site.ts';
import { type PageProblem, quoted, type Report } from '../../core/problem.ts';
import { isIndexed, languageOf, type Route, type RouteTable } from '../route.ts';

/** A page in one language, or the one for all other languages, `x-default`. */
export interface Version {
  readonly language: string;
  readonly address: string;
}

/** All versions of each page that has several, by address. */
export type Versions = ReadonlyMap<string, readonly Version[]>;

interface ValidateVersionsOptions {
  readonly table: RouteTable;
  readonly definition: Pick<SiteDefinition, 'language'>;
  /** False if a page could not be loaded, so that not all addresses are known. */
  readonly isComplete: boolean;
}

/** Links the versions of every page with each other. It is enough if one of them names the others. */
export function validateVersions(
  { table, definition, isComplete }: ValidateVersionsOptions,
  report: Report,
): Versions {
  const groups = new Map<string, ReadonlySet<Route>>();
  const membersOf = (route: Route) => groups.get(route.address) ?? [route];
  const join = (route: Route, target: Route): void => {
    const group = new Set([...membersOf(route), ...membersOf(target)]);
    for (const { address } of group) groups.set(address, group);
  };
  const declared = [...table.routes.values()].flatMap((route) =>
    (route.meta.versions ?? []).map((version) => ({ route, version })),
  );
  for (const { route, version } of declared) {
    const target = table.routes.get(version);
    const fault = faultOf(version, route, table);
    if (target && !fault) join(route, target);
    else if (fault && (target || isComplete)) report({ ...atVersion(route, version), ...fault });
  }
  for (const group of new Set(groups.values())) reportSameLanguage([...group], definition, report);
  return new Map(
    [...groups].map(([address, group]) => [address, toVersions([...group], definition)]),
  );
}

function atVersion({ address, page, entry }: Route, version: unknown) {
  return {
    file: page.file,
    metaField: 'versions',
    needles: typeof version === 'string' ? quoted(version) : [],
    ...(entry && { entry: { address, slug: entry.slug } }),
  };
}

type Fault = Pick<PageProblem, 'message' | 'hint'>;

function faultOf(
  version: string,
  route: Route,
  { routes, redirects }: RouteTable,
): Fault | undefined {
  const target = routes.get(version);
  const alias = redirects.get(version);
  if (target === route)
    return {
      message: `${version} names itself as one of its versions.`,
      hint: 'Name only the same page in other languages.',
    };
  if (!target)
    return {
      message: `The version ${JSON.stringify(version)} ${alias ? `is an alias of ${alias.to}` : "doesn't match any page"}.`,
      hint: alias
        ? `Write "${alias.to}".`
        : `Correct the address, or add the page. The nearest address is ${closest(String(version), [...routes.keys()])}.`,
    };
  const hidden = [route, target].find((page) => !isIndexed(page));
  if (!hidden) return undefined;
  return {
    message: `${hidden.address} is a version of a page, but is not listed.`,
    hint: 'Remove `listed: false` from its meta, or remove the version: search engines ignore it.',
  };
}

function reportSameLanguage(
  group: readonly Route[],
  definition: Pick<SiteDefinition, 'language'>,
  report: Report,
): void {
  const seen = new Map<string, Route>();
  for (const route of group) {
    const language = languageOf(route, definition);
    const earlier = seen.get(language);
    seen.set(language, route);
    if (!earlier) continue;
    // Most often the newer page lacks its language.
    const wrong = route.meta.lang === undefined ? route : earlier;
    report({
      ...atVersion(wrong, undefined),
      message: `${earlier.address} and ${route.address} are versions of one page, and both are in "${language}".`,
      hint: 'Set `lang` in the meta of one of them, or remove it from the versions of the other.',
    });
  }
}

/** Search engines send visitors whose language is not among the versions to the page in the site's language. */
function toVersions(
  group: readonly Route[],
  definition: Pick<SiteDefinition, 'language'>,
): readonly Version[] {
  const versions = group.map((route) => ({
    language: languageOf(route, definition),
    address: route.address,
  }));
  const main = versions.find(({ language }) => language === definition.language) ?? versions[0];
  versions.sort((a, b) => (a.language < b.language ? -1 : 1));
  return main ? [...versions, { ...main, language: 'x-default' }] : versions;
}
