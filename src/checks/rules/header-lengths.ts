import { quoted } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import type { SiteRule } from '../rule.ts';

/** The limit of Cloudflare Pages for a line: https://developers.cloudflare.com/pages/configuration/headers/. */
const maxCharacters = 2_000;

/** https://www.rfc-editor.org/rfc/rfc9110#name-fields */
const validHeader = /^[\w!#$%&'*+.^`|~-]+: [^\r\n]*$/;

/** Every header is one line, and its name one word. */
export const headerLines: SiteRule = ({ headers }) =>
  Object.entries(headers)
    .filter(([name, value]) => !validHeader.test(`${name}: ${value}`))
    .map(([name, value]) => ({
      file: siteFile,
      needles: [...quoted(name), 'headers'],
      message: `The header ${JSON.stringify(name)} is ${JSON.stringify(value)}, which hosts cannot send.`,
      hint: 'Write its name with letters, digits, and hyphens, and its value in one line.',
    }));

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
