import { type PageMeta, read } from '#authoring';
import './_islands/page-search/page-search.css';
import { SearchField } from './_components/forms/search-field.tsx';
import { Label, LabelCell } from './_components/labels/label.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { WideList } from './_components/lists/wide-list.tsx';
import { Hero } from './_components/sections/hero.tsx';
import { Section } from './_components/sections/section.tsx';
import { notFound } from './_content/not-found.ts';
import { phone } from './_facts/identity.ts';

export const meta: PageMeta = {
  title: notFound.title,
  description:
    'We can’t find that page. Search our site, choose a service from the list, or call the store.',
  schemaType: 'WebPage',
  listed: false,
};

export default function NotFound() {
  return (
    <>
      <Hero
        title={notFound.title}
        lead={
          <>
            We can’t find that page.
            <br />
            <span className="small">{notFound.text}</span>
          </>
        }
        actions={<CallLink phone={read(phone, '/404')} />}
      >
        <Label>
          <LabelCell name="This address" value="Not found">
            <p>Check the spelling of the address. The page might have moved.</p>
          </LabelCell>
          <LabelCell name="Search our site">
            <SearchField name="All pages" />
          </LabelCell>
        </Label>
      </Hero>
      <Section tight title="Popular pages">
        <WideList items={ways} />
      </Section>
    </>
  );
}

const ways = [
  { title: 'Shipping', href: '/shipping-services', text: 'FedEx, UPS, USPS and DHL' },
  { title: 'Packing', href: '/packing-services', text: 'Boxes, crates and fragile items' },
  { title: 'Mailboxes', href: '/mailbox-services', text: 'Prices and the ID to bring' },
  {
    title: 'Notary and print',
    href: '/business-services',
    text: 'Notary, copies, scanning and fax',
  },
  { title: 'Areas', href: '/service-areas', text: 'Towns and neighborhoods near the store' },
  { title: 'Guides', href: '/resources', text: 'How to pack and ship it yourself' },
  { title: 'Contact', href: '/contact', text: 'Hours, directions and a message form' },
  { title: 'Home', href: '/', text: 'Open now, and drop-off times today' },
] as const;
