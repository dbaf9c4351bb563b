import type { HostHeaders } from '../model/host-headers.ts';
import type { InlineHashes } from '../model/inline-hashes.ts';
import { isHeaders, wrongResult } from '../model/narrow-site.ts';
import type { Report } from '../model/problem.ts';
import type { SiteDefinition } from '../model/site.ts';
import { siteFile } from '../model/sources.ts';
import { describeThrown } from '../modules/describe-thrown.ts';

export interface CollectHeadersOptions {
  readonly site: SiteDefinition;
  readonly inline: InlineHashes;
  /** The folder of pages. */
  readonly folder: string;
}

/** What the site wants its host to send. */
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
    report(describeThrown(error, siteFile, folder, 'while the headers were worked out'));
    return {};
  }
}
