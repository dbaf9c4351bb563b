import type { ReadingPolicy } from '../author/fact.ts';
import type { HostName } from '../core/hosts.ts';

/** The options of every command about its site. */
export interface SiteOptions {
  /** `check` applies the slow rules, too; `watch` keeps the pages that it has rendered, and makes no images. */
  readonly mode: 'build' | 'check' | 'watch';
  /** The folder of pages, absolute. */
  readonly pages: string;
  readonly policy: ReadingPolicy;
  /** The day of the build in UTC, as YYYY-MM-DD. */
  readonly date: string;
  /** Scheme and host to use instead of the site's own. */
  readonly origin?: string | undefined;
  /** What comes before every path if the site is not at the root of its host: `/sub-path`. */
  readonly base?: string | undefined;
  /** The host that the site is built for. Without it, any host can serve the site. */
  readonly target?: HostName | undefined;
  /** Whether search engines must not index the site. */
  readonly isPreview?: boolean | undefined;
  /** Whether to write compressed forms of each file. */
  readonly isCompressed?: boolean | undefined;
  /** The folder of the generator's modules. Those for pages and browsers are compiled with the site. */
  readonly generatorFolder: string;
  /** The folder for caches, in the folder of the site's packages. */
  readonly cacheFolder: string;
  /** False to reuse nothing from earlier commands, and to leave nothing for later ones. */
  readonly usesCache?: boolean | undefined;
  /**
   * The folder of the compiled generator with its worker threads. Its name contains a hash of the
   * generator. Without it, everything runs in one thread.
   */
  readonly compiledFolder?: string | undefined;
  /** The folder that caches the pictures of `<Picture>`. Without it, pages show the imported files. */
  readonly pictureFolder?: string | undefined;
  /** The folder that caches OG images. Without it, there are none. */
  readonly ogImageFolder?: string | undefined;
}
