export interface FollowOptions {
  /** Hosts that are asked at the same time; each is asked for one thing at a time. */
  readonly atOnce?: number;
  /** For an answer to begin. */
  readonly milliseconds?: number;
}

/** What is wrong with links to other hosts, by their URLs: `answers 404`. Those that lead somewhere are left out. */
export async function followLinks(
  urls: readonly string[],
  { atOnce = 8, milliseconds = 10_000 }: FollowOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const faults = new Map<string, string>();
  const hosts = [...groupByHost(urls).values()];
  const work = async (): Promise<void> => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const url of host) {
        const fault = await faultOf(url, milliseconds);
        if (fault !== undefined) faults.set(url, fault);
      }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, hosts.length) }, work));
  return new Map([...faults].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function groupByHost(urls: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const host = URL.canParse(url) ? new URL(url).host : '';
    groups.set(host, [...(groups.get(host) ?? []), url]);
  }
  return groups;
}

/** Many servers answer HEAD wrongly: what they say of GET counts. */
async function faultOf(url: string, milliseconds: number): Promise<string | undefined> {
  try {
    const head = await ask(url, 'HEAD', milliseconds);
    const status = head < 400 ? head : await ask(url, 'GET', milliseconds);
    return isThere(status) ? undefined : `answers ${status}`;
  } catch (error) {
    return describe(error, milliseconds);
  }
}

async function ask(url: string, method: string, milliseconds: number): Promise<number> {
  const signal = AbortSignal.timeout(milliseconds);
  const { status, body } = await fetch(url, { method, signal, headers: { accept: '*/*' } });
  await body?.cancel();
  return status;
}

/** Some hosts let people in and keep programs out: 401, 403, 429, and 999 of one of them. */
function isThere(status: number): boolean {
  return status < 400 || [401, 403, 429, 999].includes(status);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'is refused',
  ENOTFOUND: 'names a host that does not exist',
  EAI_AGAIN: 'names a host that cannot be looked up',
};

function describe(error: unknown, milliseconds: number): string {
  if (!(error instanceof Error)) return `cannot be followed: ${String(error)}`;
  if (error.name === 'TimeoutError') return `does not answer within ${milliseconds / 1000} s`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const message = cause instanceof Error && cause.message !== '' ? cause.message : error.message;
  return reasons[code] ?? `cannot be followed: ${message}`;
}
