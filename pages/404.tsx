import { Island, type PageMeta, read, useRoutes } from '#authoring';
import { Hero } from './_components/hero.tsx';
import { Label, LabelCell, LabelRow, PhoneCell } from './_components/label.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { SearchField } from './_components/search-field.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { phone } from './_store/identity.ts';
import { notFound } from './_store/not-found.ts';
import { pageList } from './_store/page-list.ts';
import { NearPages } from './_widgets/near-pages.tsx';

export const meta: PageMeta = {
  title: notFound.title,
  description:
    'This address leads to no page of the store. The menu, the list of pages and the phone lead on.',
  schemaType: 'WebPage',
  listed: false,
};

export default function NotFound() {
  const { has } = useRoutes();
  return (
    <>
      <Hero title={notFound.title} lead={notFound.text}>
        <Label>
          <LabelCell name="Deliver to" value="No such address">
            <Island name="near-pages" component={NearPages} props={{ pages }} />
          </LabelCell>
          <LabelCell name="Look for it">
            <SearchField name="All pages" />
          </LabelCell>
          <LabelRow columns={2}>
            <PhoneCell name="Ask us" phone={read(phone, '/404')} />
            <LabelCell name="Start again">
              <a href="/">The home page</a>
            </LabelCell>
          </LabelRow>
        </Label>
      </Hero>
      <Section tight>
        <Split columns="5-7">
          <SectionHead
            title="Return to one of these"
            text="The question under the title is for whoever keeps this site. You were probably looking for a page below; the menu has all of them."
          />
          <ListRule items={ways.filter(({ href }) => has(href))} />
        </Split>
      </Section>
    </>
  );
}

const pages = pageList.flatMap(({ items }) => items.map(({ title, href }) => ({ title, href })));

const ways = [
  { title: 'Shipping', href: '/shipping-services', text: 'Four carriers, overnight, abroad' },
  { title: 'Packing', href: '/packing-services', text: 'Boxes, crates, things that break' },
  { title: 'Mailboxes', href: '/mailbox-services', text: 'Prices, and the ID to bring' },
  { title: 'Notary and print', href: '/business-services', text: 'Paper, signed or copied' },
  { title: 'Areas', href: '/service-areas', text: 'How far you are from the counter' },
  { title: 'Guides', href: '/resources', text: 'How to pack it yourself' },
  { title: 'Contact', href: '/contact', text: 'Hours, map, and a form' },
  { title: 'Search', href: '/search', text: 'Every page of this site' },
] as const;
