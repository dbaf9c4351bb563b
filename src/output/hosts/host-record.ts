import type { HostHeaders } from '../../core/host-headers.ts';
import type { HostName } from '../../core/host-names.ts';

/** The file that records the host a site was built for, so that a preview can emulate it. */
export const hostRecordFile = '.site-host.json';

export interface HostRecord {
  /** The value of `--target`. Null if any host can serve the site. */
  readonly target: HostName | null;
  readonly base: string;
  readonly headers: HostHeaders;
  /** Addresses by alias, if the host redirects aliases. */
  readonly redirects: Readonly<Record<string, string>>;
}
