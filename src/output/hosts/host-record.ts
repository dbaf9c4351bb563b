import type { HostHeaders } from '../../core/host-headers.ts';

/** The file that says what host a site was built for, so that a preview can behave as it does. */
export const hostRecordFile = '.site-host.json';

export interface HostRecord {
  /** A name that `--target` knows. */
  readonly target: string | null;
  readonly base: string;
  readonly headers: HostHeaders;
  /** Addresses by the aliases that lead to them, where the host answers them. */
  readonly redirects: Readonly<Record<string, string>>;
}
