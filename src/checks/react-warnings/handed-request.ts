import type { Sources } from '../../core/sources.ts';
import type { QuickBundler } from '../../modules/quick-bundler.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import type { ProofreadRequest } from './worker.ts';

/** Asks a proofreader for the pages that are made of files that it has not read: of their modules it is handed those that it does not have. */
export function handedRequest(
  bundler: QuickBundler,
  sources: Sources,
  unread: ReadonlySet<string> | 'all',
  { cacheFolder }: SiteOptions,
): ProofreadRequest {
  const toRead = unread === 'all' ? sources : bundler.pagesOf(sources, [...unread]);
  const handed = bundler.handOver(toRead);
  return { sources: toRead, handed, code: '', importers: new Map(), cacheFolder };
}
