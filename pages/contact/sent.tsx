import { type PageMeta, read } from '#authoring';
import { MessageAccepted } from '../_components/forms/message-accepted.tsx';
import { TextLink } from '../_components/links/text-link.tsx';
import { WideList } from '../_components/lists/wide-list.tsx';
import { Opening } from '../_components/sections/opening.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Split } from '../_components/sections/split.tsx';
import { HoursTable } from '../_components/tables/hours-table.tsx';
import { contactResults } from '../_facts/contact-form.ts';
import { dayRows } from '../_facts/hours-rows.ts';
import { phone, responseHours } from '../_facts/identity.ts';
import { pageTitle } from '../_navigation/page-title.ts';

const here = '/contact/sent';
const line = read(phone, here);

export const meta: PageMeta = {
  title: pageTitle('Message sent'),
  description: `We have your message and typically reply within ${responseHours} hours on business days. See what happens next and which number to call.`,
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Contact', url: '/contact' },
    { name: 'Message sent', url: here },
  ],
  listed: false,
};

/** Where the contact service sends a visitor whose browser posted the form without a script. */
export default function MessageSent() {
  return (
    <>
      <Opening title="Message sent" trail={meta.breadcrumbs} />
      <Section tight>
        <Split columns="7-5">
          <MessageAccepted
            text={contactResults.success}
            hours={responseHours}
            phone={line}
            another={<TextLink href="/contact">Send another message</TextLink>}
          />
          <HoursTable caption="Store hours" days={dayRows(here)} />
        </Split>
      </Section>
      <Section tight ruled title="Before you come">
        <WideList items={ways} />
      </Section>
    </>
  );
}

const ways = [
  { title: 'Packing tips', href: '/packing-tips', text: 'How to box an item yourself' },
  { title: 'Driving distances', href: '/locations', text: 'How far you are from the store' },
] as const;
