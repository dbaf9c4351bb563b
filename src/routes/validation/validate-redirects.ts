import { isPath } from '../../author/address.ts';
import type { RedirectStatus, SiteRedirect } from '../../author/definition/site.ts';
import { type PageProblem, quoted, type Report } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { asRecord } from '../../core/values.ts';
import {
  formatOldAddress,
  type OldAddress,
  oldAddressHint,
  parseOldAddress,
  redirectFinder,
} from '../redirects.ts';
import type { Redirect, Route } from '../route.ts';
import { unknownFields } from './unknown-fields.ts';

/** The redirects of the site definition, without those that have problems. */
export function readSiteRedirects(
  redirects: readonly SiteRedirect[],
  report: Report,
): readonly Redirect[] {
  return redirects.flatMap((redirect) => {
    const { from, to, status = 301 } = redirect;
    const old = parseOldAddress(from);
    const faults = [...faultsOf(redirect, old)];
    const needles = [from, to].flatMap((text) => (typeof text === 'string' ? quoted(text) : []));
    for (const fault of faults) report({ needles, ...fault, file: siteFile });
    if (!old || faults.length > 0) return [];
    return { from: formatOldAddress(old), to: normalizeTarget(to), status, file: siteFile };
  });
}

type Fault = Pick<PageProblem, 'message' | 'hint' | 'needles'>;

const statuses: readonly unknown[] = [301, 302, 307, 308] satisfies RedirectStatus[];

function* faultsOf(redirect: SiteRedirect, old: OldAddress | undefined): Generator<Fault, void> {
  const { from, to, status } = redirect;
  const shown = JSON.stringify(from) ?? 'nothing';
  const unknown = unknownFields(siteFile, asRecord(redirect), {
    owner: 'a redirect',
    names: ['from', 'to', 'status'],
    elsewhere: { source: 'from', destination: 'to' },
  });
  yield* unknown;
  if (unknown.length > 0) return;
  const [parameter] = /\/:\w+/.exec(`${from} ${to}`) ?? [];
  if (parameter)
    yield {
      message: `The redirect from ${shown} has "${parameter.slice(1)}", which stands for nothing.`,
      hint: 'End both addresses with "/*": it stands for everything below.',
    };
  if (!old)
    yield {
      message: `A redirect is from ${shown}, which is not an old address.`,
      hint: oldAddressHint,
    };
  if (
    typeof to !== 'string' ||
    !/^(\/(?!\/)|https:\/\/)/.test(to) ||
    !URL.canParse(to, 'https://x.example')
  )
    yield {
      message: `The redirect from ${shown} leads to ${JSON.stringify(to) ?? 'nothing'}.`,
      hint: 'Write an address of the site, such as "/visit", or an https: URL.',
    };
  else if (to.includes('*') && !(old?.isWildcard && /^[^*?#]*\*$/.test(to)))
    yield {
      message: `The redirect from ${shown} leads to ${JSON.stringify(to)}, with a * that stands for nothing.`,
      hint: 'Write one * at the end of both addresses, or none in the new one.',
    };
  if (status !== undefined && !statuses.includes(status))
    yield {
      message: `The redirect from ${shown} has the status ${JSON.stringify(status)}.`,
      hint: 'Use 301 or 308 for a page that has moved for good, and 302 or 307 for one that will be back.',
    };
}

/** As browsers request it, and without characters that mean something in a file of a host. */
function normalizeTarget(to: string): string {
  const url = new URL(to, 'https://x.example');
  const text = isPath(to) ? url.pathname + url.search + url.hash : url.href;
  const toCode = (character: string): string =>
    `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return text.replace(/[$'`{}|\\^"]/g, toCode);
}

/** A problem for each redirect that hides a page or leads to another redirect. */
export function* redirectProblems(
  redirects: readonly Redirect[],
  routes: ReadonlyMap<string, Route>,
): Generator<PageProblem, void> {
  const wildcards = redirects.filter(({ from }) => from.endsWith('*'));
  const findHiding = redirectFinder(wildcards);
  for (const address of wildcards.length > 0 ? routes.keys() : []) {
    const hiding = findHiding(address);
    if (hiding)
      yield {
        ...placeOf(hiding),
        message: `The redirect from ${hiding.from} would hide the page ${address}.`,
        hint: 'Choose a path without pages below it, or list its old addresses one by one.',
      };
  }
  const find = redirectFinder(redirects);
  for (const redirect of redirects) {
    const { from, to } = redirect;
    const next = find(to.replace('*', '…'));
    const end = next && endOf(next.location, find, redirects.length);
    if (next)
      yield {
        ...placeOf(redirect),
        message: `The redirect from ${from} leads to ${to}, which ${end === undefined ? 'leads back to it' : 'is redirected, too'}.`,
        hint:
          end === undefined
            ? 'Remove one of the redirects, or let one of them lead to a page.'
            : `Let it lead to ${end}.`,
      };
  }
}

function placeOf({ file, from }: Redirect): Pick<PageProblem, 'file' | 'needles'> {
  return { file, needles: needlesForOldAddress(from) };
}

/** The ways to write an old address. */
export function needlesForOldAddress(from: string): readonly string[] {
  const [path = '', query = ''] = from.split(/(?=\?)/);
  const texts = [from, `${path}/${query}`];
  const literals = [...texts, ...texts.map(decodeURI)].flatMap(quoted);
  return [...literals.map((text) => `from: ${text}`), ...literals];
}

/** Where redirects end. Undefined if they never do. */
function endOf(
  url: string,
  find: ReturnType<typeof redirectFinder>,
  left: number,
): string | undefined {
  const next = find(url);
  if (!next) return url;
  return left === 0 ? undefined : endOf(next.location, find, left - 1);
}
