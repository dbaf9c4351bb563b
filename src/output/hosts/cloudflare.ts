import type { Host } from './host.ts';
import { netlify } from './netlify.ts';

/** Reads the files of Netlify: https://developers.cloudflare.com/pages/configuration/serving-pages/ */
export const cloudflare: Host = { ...netlify, slash: 'redirected', ending: 'redirected' };
