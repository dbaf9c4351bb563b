import { metaPolicy } from '../model/content-policy.ts';
import type { HostHeaders } from '../model/host-headers.ts';
import { type HostName, hosts } from '../model/hosts/hosts.ts';

/** The policy that a page has to carry itself, by its style sheets: none where the host sends it. */
export function policyInPages(
  target: HostName | undefined,
  headersFor: (sheets: readonly string[]) => HostHeaders,
): (sheets: readonly string[]) => string | undefined {
  if (!target || hosts[target].sendsHeaders) return () => undefined;
  return (sheets) => metaPolicy(headersFor(sheets));
}
