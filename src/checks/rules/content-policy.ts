import { quoted } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { truncate } from '../../core/text.ts';
import { firstPlaceIn, packageIn } from '../../modules/errors/describe-thrown.ts';
import {
  allowsHandlers,
  allowsInline,
  allowsStyle,
  allowsUrl,
  directiveFor,
} from '../../render/csp.ts';
import { type Resource, resourcesOfSheet } from '../../render/html/url-attributes.ts';
import type { PageRule, RuleSite, SiteRule } from '../rule.ts';

/** The content security policy contains the hash of every inline `<style>` and `<script>`. */
export const cspInline: PageRule = ({ name, scan }, { contentPolicy }) =>
  scan.inlineTexts
    .filter((inline) => contentPolicy && !allowsInline(contentPolicy, inline))
    .map(({ tag, text }) => ({
      needles: [text, text.slice(0, 40), `<${tag}`],
      message: `The content security policy does not allow the inline <${tag}> on ${name}: "${truncate(text, 40)}".`,
      hint:
        tag === 'style'
          ? 'Move the rules to a style sheet, or to the layout. Hashes for the layout are passed to `headers`.'
          : 'Move the code to a .client.ts file next to the component, or to the layout. Hashes for the layout are passed to `headers`.',
    }));

/** The content security policy allows every style sheet. */
export const cspStyleSheets: SiteRule = ({ contentPolicy, cssByFile }) =>
  [...cssByFile]
    .filter(([, text]) => contentPolicy && !allowsInline(contentPolicy, { tag: 'style', text }))
    .map(([sheet]) => ({
      file: siteFile,
      needles: ['Content-Security-Policy', 'headers'],
      message: `The content security policy does not allow the style sheet ${sheet}.`,
      hint: 'Add every hash in `styles`, which is passed to `headers`, to style-src.',
    }));

/** The content security policy allows every script, image, iframe, and style sheet that a page loads. */
export const cspSources: PageRule = ({ name, scan }, context) =>
  refused(scan.resources, context).map((resource) => ({
    needles: [...quoted(resource.url), resource.url],
    message: `The <${resource.tag}> on ${name} uses "${truncate(resource.url, 80)}", which the content security policy does not allow.`,
    hint: hintFor(resource, context),
  }));

/** The content security policy allows every font, image, and import in the style sheets. */
export const cspSourcesOfSheets: SiteRule = (site) =>
  [...site.cssByFile].flatMap(([file, css]) =>
    refused(resourcesOfSheet(css), site).map((resource) => ({
      file,
      needles: [resource.url],
      message: `The style sheet uses "${truncate(resource.url, 80)}", which the content security policy does not allow.`,
      hint: hintFor(resource, site),
    })),
  );

/** The content security policy allows the event handler attributes of a page. */
export const cspHandlers: PageRule = ({ name, scan }, { contentPolicy }) => {
  if (!contentPolicy || allowsHandlers(contentPolicy)) return [];
  return scan.handlers.map((attribute) => ({
    needles: [`${attribute}=`],
    message: `An element on ${name} has the attribute ${attribute}, which the content security policy does not allow.`,
    hint: 'Add the listener in a .client.ts file next to the component.',
  }));
};

function refused(
  resources: readonly Resource[],
  { contentPolicy, origin }: RuleSite,
): readonly Resource[] {
  if (!contentPolicy) return [];
  const found = resources.filter((resource) => !allowsUrl(contentPolicy, resource, origin));
  const unique = new Map(
    found.map((resource) => [`${resource.directive} ${resource.url}`, resource]),
  );
  return [...unique.values()];
}

function hintFor({ directive, url }: Resource, { contentPolicy, origin }: RuleSite): string {
  const applicable = contentPolicy && directiveFor(contentPolicy, directive);
  const rule = [applicable, ...(contentPolicy?.get(applicable ?? '') ?? [])].join(' ');
  const { protocol, origin: from } = new URL(url, origin);
  const source = from === 'null' ? protocol : from === new URL(origin).origin ? "'self'" : from;
  return `Add ${source} to ${directive} in the \`headers\` of _site.tsx, or remove it from the page. The policy says "${rule}".`;
}

/** The content security policy allows every `style` attribute. */
export const inlineStyles: PageRule = ({ name, scan }, { contentPolicy, folder }) =>
  scan.inlineStyles
    .filter(({ text }) => contentPolicy && !allowsStyle(contentPolicy, text))
    .map(({ tag, island, stack = '' }) => {
      const owner = packageIn(stack);
      const inIsland = island === undefined ? '' : ` in the island "${island}"`;
      return {
        ...(owner === undefined
          ? { needles: ['style='], ...firstPlaceIn(stack, folder) }
          : { needles: owner.needles }),
        message: `A <${tag}>${owner === undefined ? '' : ` of the package ${owner.name}`} on ${name}${inIsland} has a style attribute, which the content security policy does not allow.`,
        hint: `${owner === undefined ? 'Use a class and a style sheet, or allow' : 'Allow'} style attributes in the \`headers\` of _site.tsx: style-src-attr 'unsafe-inline'.`,
      };
    });
