import type { ReadingPolicy } from '../author/fact.ts';
import type { HostName } from '../core/host-names.ts';

/** What every command needs to know of the site that it works on. */
export interface SiteOptions {
  /** The folder of page modules, absolute. */
  readonly pages: string;
  readonly policy: ReadingPolicy;
  /** The day of the build in UTC, as YYYY-MM-DD. */
  readonly date: string;
  /** Scheme and host in the place of the site's own. */
  readonly origin?: string | undefined;
  /** What stands before every path, where the site does not begin at the root of its host: `/sub-path`. */
  readonly base?: string | undefined;
  /** The host that the site is made for; none is any. */
  readonly target?: HostName | undefined;
  /** Whether files get precompressed forms beside them. */
  readonly isCompressed?: boolean | undefined;
  /** The folder of this generator's sources. */
  readonly generatorFolder: string;
  /** For files that live as long as a command, and for what commands remember. From it React is found. */
  readonly cacheFolder: string;
  /** False where nothing may be taken over from an earlier command. */
  readonly remembers?: boolean | undefined;
  /** `react-warnings/worker.ts`, compiled. Without it React's development build does not read along. */
  readonly proofreaderFile?: string | undefined;
  /** `write-worker.ts`, compiled. Without it no other thread writes files. */
  readonly placerFile?: string | undefined;
  /** What draws share pictures. Without it there are none. */
  readonly pictures?: { readonly workerFile: string; readonly cacheFolder: string } | undefined;
}
