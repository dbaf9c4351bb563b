import type { InlineHashes, SiteDefinition } from '../author/definition/site.ts';
import type { HostHeaders } from '../core/host-headers.ts';
import type { Report } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import { isHeaders, wrongResult } from '../routes/validation/validate-site.ts';

interface CollectHeadersOptions {
  readonly site: SiteDefinition;
  readonly inline: InlineHashes;
  /** The pages folder. */
  readonly folder: string;
}

/** The headers that the site wants its host to send. */
export function collectHeaders(
  { site, inline, folder }: CollectHeadersOptions,
  report: Report,
): HostHeaders {
  try {
    const headers: unknown = site.headers?.(inline) ?? {};
    if (isHeaders(headers)) return headers;
    report(wrongResult('headers', headers));
    return {};
  } catch (error) {
    report(describeThrown(error, siteFile, folder, 'while the headers were generated'));
    return {};
  }
}
