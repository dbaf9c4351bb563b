import type { InlineHashes } from '../author/definition/site.ts';
import type { HostHeaders } from '../core/host-headers.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import type { Site } from '../routes/site.ts';
import { isHeaders, wrongResult } from '../routes/validation/validate-site.ts';

/** The headers that the site wants its host to send. */
export function collectHeaders(
  { definition, sources, report }: Site,
  inline: InlineHashes,
): HostHeaders {
  try {
    const headers: unknown = definition.headers?.(inline) ?? {};
    if (isHeaders(headers)) return headers;
    report(wrongResult('headers', headers));
  } catch (error) {
    report(describeThrown(error, siteFile, sources.folder, 'while the headers were generated'));
  }
  return {};
}
