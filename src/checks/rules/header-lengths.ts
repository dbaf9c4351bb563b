import { siteFile } from '../../core/sources.ts';
import type { SiteRule } from '../rule.ts';

/** The limit of Cloudflare Pages for a line: https://developers.cloudflare.com/pages/configuration/headers/. */
const maxCharacters = 2_000;

/** Every header fits in a line of `_headers`. */
export const headerLengths: SiteRule = ({ headers }) =>
  Object.entries(headers)
    .map(([name, value]) => ({ name, length: `${name}: ${value}`.length }))
    .filter(({ length }) => length > maxCharacters)
    .map(({ name, length }) => ({
      file: siteFile,
      needles: ['headers'],
      message: `The header ${name} is ${length} characters long, but some hosts read only ${maxCharacters}.`,
      hint: 'Combine style sheets that pages often use together. Each one needs a hash in the policy.',
    }));
