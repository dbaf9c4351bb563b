import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { githubPages } from './github-pages.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3 } from './s3.ts';
import { vercel } from './vercel.ts';

/** The hosts that `--target` names. */
export const hosts = {
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
  nginx,
  caddy,
  apache,
  s3,
} satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof hosts;

export const hostNames: readonly string[] = Object.keys(hosts);

export function isHostName(name: string): name is HostName {
  return Object.hasOwn(hosts, name);
}
