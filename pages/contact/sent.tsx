import { type PageMeta, read, useRoutes } from '#authoring';
import { Actions } from '../_components/actions.tsx';
import { CallLink } from '../_components/call-link.tsx';
import { Hero } from '../_components/hero.tsx';
import { HoursTable } from '../_components/hours-table.tsx';
import { Label, LabelCell, LabelRow, PhoneCell } from '../_components/label.tsx';
import { ListRule } from '../_components/list-rule.tsx';
import { Steps } from '../_components/steps.tsx';
import { Section, SectionHead } from '../_layouts/section.tsx';
import { Column, Split, Stack } from '../_layouts/split.tsx';
import { contactResults } from '../_store/contact-form.ts';
import { dayRows } from '../_store/hours-rows.ts';
import { phone, responseHours } from '../_store/identity.ts';
import { pageTitle } from '../_store/page-title.ts';

const here = '/contact/sent';
const line = read(phone, here);

export const meta: PageMeta = {
  title: pageTitle('Message sent'),
  description: `Your message to the store is kept safe, and answered within ${responseHours} hours on business days. What happens next, and the number to call.`,
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Contact', url: '/contact' },
    { name: 'Message sent', url: here },
  ],
  listed: false,
};

/** Where the contact service leads a form that was sent without a script. */
export default function MessageSent() {
  const { has } = useRoutes();
  return (
    <>
      <Hero title="Message sent" trail={meta.breadcrumbs} lead={contactResults.success}>
        <Label>
          <LabelCell name="Status" value="Accepted">
            It is written down here and cannot get lost on its way to the counter.
          </LabelCell>
          <LabelRow columns={2}>
            <LabelCell name="Answer within" value={`${responseHours} hours`}>
              On business days, by email or phone.
            </LabelCell>
            <PhoneCell name="Sooner" phone={line} />
          </LabelRow>
        </Label>
      </Hero>
      <Section tight>
        <Split columns="7-5">
          <Column title="What happens now">
            <Steps steps={next} />
          </Column>
          <Stack>
            <HoursTable days={dayRows(here)} />
          </Stack>
        </Split>
      </Section>
      <Section tight ruled>
        <Split columns="5-7">
          <SectionHead
            title="Something to add?"
            text="Call, or send another message: we read them together."
          />
          <div>
            <ListRule items={ways.filter(({ href }) => has(href))} />
            <Actions>
              <CallLink phone={line} words="Call the counter" />
            </Actions>
          </div>
        </Split>
      </Section>
    </>
  );
}

const next = [
  {
    title: 'Somebody reads it',
    text: 'It goes to the people at the counter, with the subject you picked on top.',
  },
  {
    title: 'We look things up',
    text: 'A rate, a free mailbox, a day for a crate: whatever it takes to answer.',
  },
  {
    title: 'You hear from us',
    text: 'At the address you gave. If nothing comes, look among the spam, then call.',
  },
] as const;

const ways = [
  { title: 'Another message', href: '/contact', text: 'Back to the form, the map and the hours' },
  { title: 'Pack it right', href: '/packing-tips', text: 'While you wait: how to box it yourself' },
  { title: 'Before you come', href: '/locations', text: 'How far you are from the counter' },
] as const;
