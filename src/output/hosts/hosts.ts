import type { HostName } from '../../core/hosts.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { githubPages } from './github-pages.ts';
import type { Host } from './host.ts';
import { cloudflare, netlify } from './netlify.ts';
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
} satisfies Readonly<Record<HostName, Host>>;
