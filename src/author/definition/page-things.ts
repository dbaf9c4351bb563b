import type { BreadcrumbList, FAQPage, Thing, WebPage } from 'schema-dts';
import type { PageView } from './views.ts';

/**
 * A page as structured data: the page itself, its breadcrumbs, and its questions. A site without
 * `structuredData` has these, and one with it can return them among its own.
 */
export function pageThings(page: PageView): readonly Thing[] {
  return [webPage(page), ...breadcrumbList(page), ...faqPage(page)];
}

function webPage({ url, origin, meta, siteName, language }: PageView): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: language,
    isPartOf: {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url: `${origin}/`,
      name: siteName,
    },
  };
}

/** Search engines read a trail from the home page, which has the name of the site. */
function breadcrumbList({ url, origin, meta, siteName, has }: PageView): readonly BreadcrumbList[] {
  const breadcrumbs = (meta.breadcrumbs ?? []).filter((crumb) => String(crumb.url) !== '/');
  if (breadcrumbs.length === 0) return [];
  const trail = [{ name: siteName, url: '/' }, ...breadcrumbs];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumbs`,
      itemListElement: trail.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        ...(has(crumb.url) ? { item: origin + crumb.url } : {}),
      })),
    },
  ];
}

function faqPage({ url, meta: { faqItems = [] } }: PageView): readonly FAQPage[] {
  if (faqItems.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      mainEntity: faqItems.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
