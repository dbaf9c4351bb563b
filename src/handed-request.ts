import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import type { ProofreadRequest } from './proofread-worker.ts';
import type { QuickBundler } from './quick-bundler.ts';

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
