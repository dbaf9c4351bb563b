import { createChecker } from '../../checks/all-rules.ts';
import type { Checker } from '../../checks/checker.ts';
import type { HostHeaders } from '../../core/host-headers.ts';
import type { Frame } from '../../render/frame.ts';
import { islandsAmong } from '../../routes/client-scripts.ts';
import type { GenerateOptions } from '../generate-options.ts';
import type { LoadedSite } from '../load/load.ts';

export interface CreateCheckerOptions {
  readonly read: LoadedSite;
  readonly options: Pick<GenerateOptions, 'sources' | 'policy' | 'base' | 'isThorough'>;
  /** Undefined if it could not be rendered. */
  readonly frame: Frame['whole'] | undefined;
  readonly headers: HostHeaders;
  /** Of the files that are no pages. */
  readonly paths: readonly string[];
  readonly origin: string;
}

/** A checker of all rules, told what is known of the site. */
export async function createSiteChecker(known: CreateCheckerOptions): Promise<Checker> {
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
    vocabulary: isThorough
      ? (await import('../../checks/structured-data/vocabulary.json')).default
      : undefined,
  });
}
