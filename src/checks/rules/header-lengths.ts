import type { PageCheck } from '../check-types.ts';

/** What Cloudflare Pages reads of a line: https://developers.cloudflare.com/pages/configuration/headers/. */
const mostCharacters = 2_000;

/** Every header fits in a line of `_headers`. About the site and not about a page. */
export const headerLengths: PageCheck = ({ file }, { headers }) =>
  Object.entries(headers)
    .map(([name, value]) => ({ name, length: `${name}: ${value}`.length }))
    .filter(({ length }) => length > mostCharacters)
    .map(({ name, length }) => ({
      file,
      needles: ['headers'],
      message: `The header ${name} has ${length} characters, and a host may read no more than ${mostCharacters}.`,
      hint: 'Join style sheets that pages often have together: each needs a hash in the policy.',
    }));
