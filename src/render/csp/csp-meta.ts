import type { HostHeaders } from '../../core/host-headers.ts';
import { cspForMeta } from './csp.ts';

/** The policy that a page has to carry itself, by its style sheets: none if the host sends it. */
export function createCspMeta(
  isSentByHost: boolean,
  headersFor: (sheets: readonly string[]) => HostHeaders,
): (sheets: readonly string[]) => string | undefined {
  if (isSentByHost) return () => undefined;
  return (sheets) => cspForMeta(headersFor(sheets));
}
