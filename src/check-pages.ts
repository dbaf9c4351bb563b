import type { MakeSiteOptions } from './make-site-options.ts';
import type { Checker } from './model/checker.ts';
import { islandsAmong } from './model/client-scripts.ts';
import type { Frame } from './model/frame.ts';
import type { HostHeaders } from './model/host-headers.ts';
import type { ReadSite } from './read-site.ts';
import { createChecker } from './stages/checks/index.ts';

export interface CheckPagesOptions {
  readonly read: ReadSite;
  readonly options: Pick<MakeSiteOptions, 'sources' | 'policy' | 'base' | 'isThorough'>;
  /** None where it could not be rendered. */
  readonly frame: Frame['whole'] | undefined;
  readonly headers: HostHeaders;
  /** Of the files that are no pages. */
  readonly paths: readonly string[];
  readonly origin: string;
}

/** A checker of all rules, told what is known of the site. */
export async function checkPages(known: CheckPagesOptions): Promise<Checker> {
  const { read, frame, headers, paths, origin } = known;
  const { site, table, graph, styles, isComplete, modules } = read;
  const { sources, policy, base = '', isThorough } = known.options;
  return createChecker({
    site,
    table,
    base,
    frame,
    headers,
    cssByFile: styles.cssByFile,
    paths: new Set(paths.map((path) => `/${path}`)),
    islandsOf: (file) => islandsAmong(file, graph, sources),
    isComplete,
    policy,
    origin,
    code: modules.code,
    vocabulary: isThorough ? (await import('./model/vocabulary.json')).default : undefined,
  });
}
