import type { PageMeta } from '#authoring';
import { ForwardingRoute } from './_components/drawings/forwarding-route.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { Steps } from './_components/steps.tsx';
import { MailboxPage } from './_layouts/mailbox-page.tsx';
import { Section } from './_layouts/section.tsx';
import { carrierOrder } from './_store/carriers.ts';
import { responseHours } from './_store/identity.ts';
import { ways } from './_words/mail-forwarding.ts';

const address = '/mail-forwarding';

export const meta: PageMeta = {
  title: 'Mail forwarding and holding while you are away',
  description:
    'Leave town for a week or a season: choose whether we keep your mail in Wilmington or send it after you, how often, and by which carrier.',
  keywords: ['mail forwarding Wilmington NC', 'mail holding', 'snowbird mail'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Mail Forwarding', url: address },
  ],
  services: ['Mail forwarding', 'Mail holding', 'Virtual mailbox'],
};

export default function MailForwarding() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title="Leave. Your mail knows where you are."
      lead="Tell us an address and a rhythm: weekly, monthly, or only when you ask. Between two sendings everything waits in your box."
      picture={<ForwardingRoute from="Your box" to="You" />}
      facts={[
        {
          name: 'Hold',
          value: 'Here',
          text: 'We keep it all until you are back or say otherwise.',
        },
        { name: 'Forward', value: 'There', text: 'To any address a carrier goes to, abroad too.' },
        {
          name: 'Carriers',
          value: carrierOrder.length,
          text: 'You pick the one, and pay its postage.',
        },
        {
          name: 'Change it',
          value: `${responseHours} hours`,
          text: 'Within that we answer a message on business days.',
        },
      ]}
      featuresTitle="Three ways to be away"
      features={[
        {
          field: 'A week or two',
          title: 'Hold it all',
          text: 'You pick everything up in one visit. Nothing piles up where thieves can see it.',
        },
        {
          field: 'A season',
          title: 'Send it in batches',
          text: 'Boat, beach house or grandchildren: one packet at a time, as often as you like.',
        },
        {
          field: 'For good',
          title: 'Keep the old address',
          text: 'Moved away? Keep your number while the last senders learn the new one.',
        },
      ]}
      need={{
        title: 'What we ask before the first packet',
        text: 'A call or a visit is enough once you hold a box.',
        items: [
          ['Where to', 'The full address, with the country if it is not this one.'],
          ['How often', 'Weekly, monthly, or whenever you tell us.'],
          ['What counts', 'Letters alone, or magazines and parcels as well.'],
          ['Until when', 'The day you are back. We stop by ourselves.'],
        ],
      }}
      closing={{
        title: 'Already gone?',
        text: 'You can set it up from where you are if the box is yours. Write or call, and have your box number ready.',
      }}
    >
      <Section kraft tight title="How a packet gets to you">
        <Steps
          steps={[
            { title: 'It comes in', text: 'Letters go into your box, parcels behind the counter.' },
            {
              title: 'We pack it',
              text: 'On your day, everything of yours goes into one envelope or box.',
            },
            {
              title: 'It goes out',
              text: 'With the carrier you chose, and you get the tracking number.',
            },
          ]}
        />
      </Section>
      <Section
        tight
        title="Which way it travels"
        text="You choose once, and again whenever it should be faster."
      >
        <ListRule items={ways} />
      </Section>
    </MailboxPage>
  );
}
