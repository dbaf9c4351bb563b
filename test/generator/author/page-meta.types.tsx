/** Only the compiler checks this file: each line below an expectation must not compile. */
import type { ComponentType, ReactNode } from 'react';
import {
  defineSite,
  type Fact,
  type Href,
  Island,
  Link,
  type PageEntry,
  type PageMeta,
  read,
} from '#authoring';
import { island } from '#island';

const meta: PageMeta = {
  title: 'Mailboxes',
  description: 'What a mailbox costs.',
  keywords: ['mailbox'],
  schemaType: 'Service',
  breadcrumbs: [{ name: 'Mailboxes', url: '/' }],
  faqItems: [{ question: 'How much?', answer: '$12.' }],
  head: [
    { name: 'google-site-verification', content: 'a' },
    { rel: 'me', href: 'https://example.com' },
  ],
  aliases: ['/services/mailbox'],
  listed: false,
  own: { services: ['Mailbox rental'], areaServed: ['Ogden'] },
};

// @ts-expect-error A head has no scripts.
export const scripted: PageMeta['head'] = [{ src: '/a.js' }];

// @ts-expect-error A page has a title.
export const untitled: PageMeta = { description: 'A', schemaType: 'WebPage' };
// @ts-expect-error A page has a description.
export const undescribed: PageMeta = { title: 'A', schemaType: 'WebPage' };
// @ts-expect-error `schemaType` has three values.
export const untyped: PageMeta = { ...meta, schemaType: 'Store' };
// @ts-expect-error The site declares its own fields, and the store has no such one.
export const unowned: PageMeta = { ...meta, own: { service: ['Mailbox rental'] } };
// @ts-expect-error An alias starts with a slash.
export const relativeAlias: PageMeta = { ...meta, aliases: ['services/mailbox'] };
// @ts-expect-error An answer belongs to a question.
export const unasked: PageMeta = { ...meta, faqItems: [{ answer: 'Yes.' }] };
// @ts-expect-error An unknown field is a mistake.
export const misspelled: PageMeta = { ...meta, keyword: ['mailbox'] };
// @ts-expect-error An unknown value is left out.
export const unknownKeywords: PageMeta = { ...meta, keywords: undefined };
// @ts-expect-error Meta is readonly.
meta.title = 'Other';
// @ts-expect-error So are its lists.
meta.keywords?.push('other');
// @ts-expect-error Each entry has a slug.
export const nameless: PageEntry = { name: 'first' };

export const hrefs: readonly Href[] = [
  '/',
  '/#part',
  '/?a=b',
  '#part',
  'https://other.example',
  'tel:+19105550142',
  'mailto:a@b.example',
];
// @ts-expect-error A javascript: URL is not a link.
export const script: Href = 'javascript:alert(1)';
// @ts-expect-error A data: URL is not a link.
export const data: Href = 'data:text/html,x';
// @ts-expect-error A link is an absolute path.
export const relative: Href = './about';
// @ts-expect-error Links to other sites use https.
export const unsafe: Href = 'http://other.example';
// @ts-expect-error A phone number is complete, with its country code.
export const local: Href = 'tel:9105550142';

function Counter({ start }: { readonly start: number }) {
  return start;
}

export const link = (
  <Link href="#a" className="b" aria-label="c">
    D
  </Link>
);
// @ts-expect-error A link has an address.
export const nowhere = <Link>A</Link>;
// @ts-expect-error A link has text.
export const silent = <Link href="#a" />;
export const counter = <Island name="counter" component={Counter} props={{ start: 3 }} />;
// @ts-expect-error An island has the props of its component.
export const wrongProps = <Island name="counter" component={Counter} props={{ begin: 3 }} />;
// @ts-expect-error An island has a name.
export const unnamed = <Island component={Counter} props={{ start: 3 }} />;
export const awake: (element: HTMLElement) => void = island(Counter);

const zip: Fact<number> = {
  name: 'ZIP',
  readings: [{ value: 28405, statedAt: ['footer'] }],
  chosen: 28405,
};
export const digits: number = read(zip, 'footer');
// @ts-expect-error A fact keeps its type.
export const text: string = read(zip, 'footer');
// @ts-expect-error A fact has at least one reading.
export const unread: Fact<number> = { ...zip, readings: [] };
// @ts-expect-error A reading has the type of its fact.
export const mixed: Fact<number> = { ...zip, chosen: '28405' };

const Layout: ComponentType<{ readonly children: ReactNode }> = ({ children }) => children;
const site = { origin: 'https://a.example', name: 'A', language: 'en', Layout };
defineSite({ ...site, structuredData: ({ url }) => [{ '@type': 'WebPage', '@id': url }] });
// @ts-expect-error A site has a layout.
defineSite({ origin: 'https://a.example', name: 'A', language: 'en' });
// @ts-expect-error Schema.org has no such type.
defineSite({ ...site, structuredData: () => [{ '@type': 'Mailboxes' }] });
// @ts-expect-error Nor such a value.
defineSite({ ...site, structuredData: () => [{ '@type': 'WebPage', url: 3 }] });
