import { type PageMeta, read } from '#authoring';
import { Hero } from '../_components/hero.tsx';
import { HoursTable } from '../_components/hours-table.tsx';
import { MessageAccepted } from '../_components/message-accepted.tsx';
import { ListRule } from '../_components/ruled-list.tsx';
import { GoLink } from '../_components/text-link.tsx';
import { contactResults } from '../_facts/contact-form.ts';
import { dayRows } from '../_facts/hours-rows.ts';
import { phone, responseHours } from '../_facts/identity.ts';
import { pageTitle } from '../_navigation/page-title.ts';
import { Section, SectionHead } from '../_templates/section.tsx';
import { Split, Stack } from '../_templates/split.tsx';

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
      <Hero title="Message sent" trail={meta.breadcrumbs} />
      <Section tight>
        <Split columns="7-5">
          <MessageAccepted
            text={contactResults.success}
            hours={responseHours}
            phone={line}
            another={<GoLink href="/contact">Send another message</GoLink>}
          />
          <Stack>
            <HoursTable days={dayRows(here)} />
          </Stack>
        </Split>
      </Section>
      <Section tight ruled>
        <Split columns="5-7">
          <SectionHead
            title="Something to add?"
            text="Call us or send another message, and mention your first one."
          />
          <ListRule items={ways} />
        </Split>
      </Section>
    </>
  );
}

const ways = [
  { title: 'Packing tips', href: '/packing-tips', text: 'How to box an item yourself' },
  { title: 'Driving distances', href: '/locations', text: 'How far you are from the store' },
] as const;
