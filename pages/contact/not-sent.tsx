import { type PageMeta, read } from '#authoring';
import { Steps } from '../_components/guides/steps.tsx';
import { CallLink } from '../_components/links/call-link.tsx';
import { Hero } from '../_components/sections/hero.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split } from '../_components/sections/split.tsx';
import { HoursTable } from '../_components/tables/hours-table.tsx';
import { contactFailure } from '../_facts/contact-form.ts';
import { dayRows } from '../_facts/hours-rows.ts';
import { phone } from '../_facts/identity.ts';
import { pageTitle } from '../_navigation/page-title.ts';

const address = '/contact/not-sent';
const number = read(phone, address);

export const meta: PageMeta = {
  title: pageTitle('Message not sent'),
  description:
    'Your message did not reach us. See how to send it again without typing it twice, and which number to call if it’s urgent.',
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Contact', url: '/contact' },
    { name: 'Message not sent', url: address },
  ],
  listed: false,
};

/** The web server shows this page when the contact service can't take a form that was sent without a script. */
export default function MessageNotSent() {
  return (
    <>
      <Hero
        title="Your message was not sent"
        trail={meta.breadcrumbs}
        lead={contactFailure.replace('{phone}', number.display)}
        actions={<CallLink phone={number} look="tape" />}
      />
      <Section tight>
        <Split columns="7-5">
          <Column title="How to send it again">
            <Steps steps={steps} />
          </Column>
          <HoursTable caption="Store hours" days={dayRows(address)} />
        </Split>
      </Section>
    </>
  );
}

const steps = [
  {
    title: 'Go back',
    text: 'Use your browser’s Back button. Your text should still be in the form.',
  },
  {
    title: 'Wait a minute',
    text: 'A short outage or too many messages at once can stop the form.',
  },
  { title: 'Send it again', text: 'If it fails again, call us.' },
] as const;
