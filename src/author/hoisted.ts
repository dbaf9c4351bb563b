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
  /<meta [^>]*name="(?:description|keywords|viewport)"/i,
  /<meta (?=[^>]*content="[^"]*\b(?:noindex|none)\b)[^>]*name="robots"/i,
  /<meta [^>]*property="og:(?:site_name|title|description|url)"/i,
  /<link [^>]*rel="canonical"/i,
];

/** The links to the versions of a page in other languages. */
const versionLink = /<link [^>]*hreflang=/i;

const imageTag = /<meta [^>]*(?:name|property)="(?:og|twitter):image[^"]*"/i;

/** A head without the image for sharing that the site has for all pages: a page has its own. */
export function withoutShareImage(head: string): string {
  return head.replace(new RegExp(`${imageTag.source}[^>]*>`, 'gi'), '');
}

/** Whether a head has an element, such as `twitter:card`. */
export function hasMeta(head: string, name: string): boolean {
  return new RegExp(`<meta [^>]*(?:name|property)="${name}"`, 'i').test(head);
}

export function headProblems(
  head: string,
  file: string,
  name: string,
  has: { readonly versions?: boolean; readonly image?: boolean } = {},
): readonly PageProblem[] {
  const more = [...(has.versions ? [versionLink] : []), ...(has.image ? [imageTag] : [])];
  return [...written, ...more].flatMap((pattern) => {
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

/** The problem of markup with the elements around a document. */
export function documentTagProblem(
  markup: string,
  file: string,
  name: string,
): PageProblem | undefined {
  const [, tag] = /<(html|head|body)[ >]/i.exec(markup) ?? [];
  if (tag === undefined) return undefined;
  return {
    file,
    needles: ['html', 'head', 'body'].map((each) => `<${each}`),
    message: `${name} renders <${tag}>, which the generator writes itself.`,
    hint: 'Return only what is inside <body>. `Head` of defineSite, and `meta` of a page, add to the head.',
  };
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
