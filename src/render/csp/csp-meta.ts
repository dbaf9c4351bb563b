import type { HostHeaders } from '../../core/host-headers.ts';
import { cspForMeta } from './csp.ts';

/** The policy for a page's own `<meta>`, by its style sheets. Undefined if the host sends the policy. */
export function createCspMeta(
  isSentByHost: boolean,
  headersFor: (sheets: readonly string[]) => HostHeaders,
): (sheets: readonly string[]) => string | undefined {
  if (isSentByHost) return () => undefined;
  return (sheets) => cspForMeta(headersFor(sheets));
}
