import type { Pictures } from '../../assets/pictures/pictures.ts';
import { type Checker, createChecker } from '../../checks/checker.ts';
import type { HostHeaders } from '../../core/host-headers.ts';
import type { Frames } from '../../render/frame.ts';
import { islandsAmong } from '../../routes/client-scripts.ts';
import type { GenerateOptions } from '../generate-options.ts';
import type { LoadedSite } from '../load/load.ts';

interface CreateCheckerOptions {
  readonly loaded: LoadedSite;
  readonly options: Pick<GenerateOptions, 'sources' | 'policy' | 'base' | 'isThorough'>;
  readonly frames: Frames;
  readonly headers: HostHeaders;
  /** Paths of the files that are not pages. */
  readonly paths: readonly string[];
  readonly pictures: Pick<Pictures, 'has'>;
  readonly origin: string;
}

/** Creates a checker that applies all rules to this site. */
export async function createSiteChecker({
  loaded,
  options,
  pictures,
  ...rest
}: CreateCheckerOptions): Promise<Checker> {
  const { definition, table, graph, styles, isComplete, modules } = loaded;
  const paths = new Set(rest.paths);
  const { sources, policy, base = '', isThorough } = options;
  return createChecker({
    ...rest,
    site: definition,
    table,
    base,
    cssByFile: styles.cssByFile,
    isFile: (path) => paths.has(path.slice(1)) || pictures.has(path.slice(1)),
    islandsOf: (file) => islandsAmong(file, graph, sources),
    isComplete,
    policy,
    code: modules.code,
    vocabulary: isThorough
      ? (await import('../../checks/structured-data/vocabulary.json')).default
      : undefined,
  });
}
