import type { PageProblem } from '../core/problem.ts';

/**
 * React's markup in two parts: hoisted elements, which belong in the document's head, and the rest.
 * React hoists titles, metadata, preloads, async scripts, and style sheets with a precedence. If it
 * renders no `<head>`, it puts them before everything else.
 */
export function splitHoisted(markup: string) {
  const [head = ''] = hoisted.exec(markup) ?? [];
  return { head, body: markup.slice(head.length) };
}

const element = [
  '<title\\b[^>]*>[^<]*</title>',
  '<meta (?![^>]*\\bitemprop=)[^>]*>',
  '<link (?=[^>]*data-precedence=|(?![^>]*rel="stylesheet"))(?![^>]*\\bitemprop=)[^>]*>',
  '<style [^>]*data-href=[^>]*>[\\s\\S]*?</style>',
  '<script [^>]*async=[^>]*>[\\s\\S]*?</script>',
].join('|');
const hoisted = new RegExp(`^(?:${element})+`, 'i');

/** Elements that the generator writes into every head, so that a page would repeat them. */
const written = [
  /<title\b/i,
  /<meta [^>]*charset=/i,
  /<meta [^>]*name="(?:description|keywords|robots|viewport|twitter:(?:card|title|description|image))"/i,
  /<meta [^>]*property="og:(?:type|site_name|title|description|url|image[^"]*)"/i,
  /<link [^>]*rel="canonical"/i,
];

/** The links to the versions of a page in other languages. */
const versionLink = /<link [^>]*hreflang=/i;

export function headProblems(
  head: string,
  file: string,
  name: string,
  hasVersions = false,
): readonly PageProblem[] {
  return [...written, ...(hasVersions ? [versionLink] : [])].flatMap((pattern) => {
    const [tag] = pattern.exec(head) ?? [];
    if (tag === undefined) return [];
    const isTitle = /^<title/i.test(tag);
    return {
      file,
      needles: isTitle
        ? ['<title>', '<title ']
        : needlesForAttribute(/[^ ]+$/.exec(tag)?.[0] ?? tag),
      message: `${name} renders ${isTitle ? '<title>' : `${tag}>`}, which the generator writes itself.`,
      hint: 'Remove it, and set the `meta` of each page instead.',
    };
  });
}

/** How the `head` of a page's meta and markup may write an attribute. */
function needlesForAttribute(attribute: string): readonly string[] {
  const [name, value] = attribute.split('=');
  return [`${name}: ${value}`, `${name}: ${value?.replaceAll('"', "'")}`, attribute];
}

/** Hydration of an island would not find elements that were moved out of it. */
export function assertNothingHoisted(head: string, name: string): void {
  const [tag] =
    head
      .replace(/<link [^>]*rel="(?:preload|preconnect|dns-prefetch)"[^>]*>/g, '')
      .match(/^<\w+/) ?? [];
  if (tag !== undefined)
    throw new Error(`The island "${name}" renders ${tag}>, which belongs in the page around it.`);
}
