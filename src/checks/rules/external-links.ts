import { errorCodeOf, quoted } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { groupBy } from '../../core/values.ts';
import type { SiteRule } from '../rule.ts';

/** Every link to a different host works. Each one is followed once. */
export const externalLinks: SiteRule = async ({ pages, layout, origin }) => {
  const fileByUrl = new Map<string, string>();
  const add = (links: readonly string[], file: string): void => {
    for (const url of links)
      if (/^https?:/i.test(url) && !url.startsWith(`${origin}/`) && !fileByUrl.has(url))
        fileByUrl.set(url, file);
  };
  add(layout?.links ?? [], siteFile);
  for (const { links, file } of pages.values()) add(links, file);
  const faults = await followLinks([...fileByUrl.keys()]);
  return [...faults].map(([url, fault]) => ({
    file: fileByUrl.get(url) ?? siteFile,
    needles: quoted(url),
    message: `The link "${url}" ${fault}.`,
    hint: 'Correct the link, or check again later in case the other host has a problem.',
  }));
};

interface FollowOptions {
  /** The number of hosts to contact at the same time. Each host gets one request at a time. */
  readonly atOnce?: number;
  /** The time until a response must begin. */
  readonly milliseconds?: number;
}

/** The faults of links to other hosts, by URL: `answers 404`. Working links are left out. */
export async function followLinks(
  urls: readonly string[],
  { atOnce = 8, milliseconds = 10_000 }: FollowOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const faults = new Map<string, string>();
  const hosts = [...groupBy(new Set(urls), hostOf).values()];
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

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Many servers do not support HEAD, so GET decides. */
async function faultOf(url: string, milliseconds: number): Promise<string | undefined> {
  try {
    const head = await statusOf(url, 'HEAD', milliseconds);
    const status = head < 400 ? head : await statusOf(url, 'GET', milliseconds);
    return isAlive(status) ? undefined : `answers ${status}`;
  } catch (error) {
    return describe(error, milliseconds);
  }
}

async function statusOf(url: string, method: string, milliseconds: number): Promise<number> {
  const signal = AbortSignal.timeout(milliseconds);
  const { status, body } = await fetch(url, { method, signal, headers: { accept: '*/*' } });
  await body?.cancel();
  return status;
}

/** Some hosts answer programs, but not people, with 401, 403, 429, or 999 (LinkedIn). */
function isAlive(status: number): boolean {
  return status < 400 || [401, 403, 429, 999].includes(status);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'points to a host that refuses connections',
  ENOTFOUND: 'points to a host that does not exist',
  EAI_AGAIN: 'points to a host whose name cannot be resolved',
};

function describe(error: unknown, milliseconds: number): string {
  if (!(error instanceof Error)) return `cannot be followed: ${String(error)}`;
  if (error.name === 'TimeoutError') return `does not answer within ${milliseconds / 1000} s`;
  const { cause } = error;
  const message = cause instanceof Error && cause.message !== '' ? cause.message : error.message;
  return reasons[errorCodeOf(cause) ?? ''] ?? `cannot be followed: ${message}`;
}
