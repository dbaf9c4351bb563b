import type { PageMeta } from '#authoring';
import mailArrives from './_assets/drawings/forwarding-mail-arrives.svg';
import noChangeOfAddress from './_assets/drawings/forwarding-no-change-of-address.svg';
import mailInOneBox from './_assets/drawings/forwarding-one-box.svg';
import mailTracked from './_assets/drawings/forwarding-tracked.svg';
import forwardingScene from './_assets/drawings/scene-mail-forwarding.svg';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { NeedList } from './_components/lists/need-list.tsx';
import { SceneBand } from './_components/sections/scene-band.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { ways } from './_content/mail-forwarding.tsx';
import { assumed } from './_facts/assumed.ts';
import { sourced } from './_facts/sources.ts';
import { MailboxPage } from './_templates/mailbox-page.tsx';

const address = '/mail-forwarding';

export const meta: PageMeta = {
  title: 'Mail forwarding and holding in Wilmington, NC',
  description:
    'Going away from Wilmington? We can hold the mail in your private mailbox or forward it to you with FedEx, UPS, USPS or DHL. See what to tell us.',
  keywords: ['mail forwarding Wilmington NC', 'mail holding', 'snowbird mail'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Mail Forwarding', url: address },
  ],
  own: { services: ['Mail forwarding', 'Mail holding', 'Virtual mailbox'] },
};

export default function MailForwarding() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title="Mail forwarding and holding while you’re away"
      lead="We can hold the mail in your private mailbox, or forward it to you. Call us for a forwarding price."
      belowOpening={<SceneBand of={forwardingScene} />}
      featuresTitle="Should we hold or forward your mail?"
      features={[
        {
          field: 'A short trip',
          title: 'Have us hold it',
          text: 'You pick up your mail when you’re back.',
        },
        {
          field: 'A long stay',
          title: 'Have us forward it',
          text: 'We send your letters and packages to the address where you’re staying.',
        },
        {
          field: 'Another city',
          title: 'Rent a virtual mailbox',
          text: 'You can use our street address all year and have your mail sent to you.',
        },
      ]}
      need={{
        title: 'What to tell us before you leave',
        list: (
          <NeedList
            items={[
              [
                'Address',
                'Give us the full address. For another country, add a phone number there.',
              ],
              ['Schedule', 'Tell us how often to send your mail and when you’ll be back.'],
              ['Contents', 'Do you want everything, or letters only?'],
            ]}
          />
        ),
      }}
      closing={{
        title: 'Ask for a forwarding price',
        text: 'Have your box number ready.',
      }}
    >
      <Section kraft tight title="How mail forwarding works">
        <Steps
          steps={[
            {
              title: 'Your mail arrives',
              picture: mailArrives,
              text: 'Letters go in your box. Packages come to the counter.',
            },
            { title: 'We ship it', picture: mailInOneBox, text: assumed.forwardingSchedule.says },
            {
              title: 'You track it',
              picture: mailTracked,
              text: 'Use the tracking number on the carrier’s website.',
            },
          ]}
        />
      </Section>
      <Section tight>
        <Split columns="6-6">
          <TitledList title="Choose a carrier for your mail" items={ways} />
          <Column
            title="Can USPS forward mail from my mailbox?"
            text={sourced(
              'uspsForm1583',
              'No. USPS doesn’t take a change of address for mail at a private mailbox. Ask us to forward it.',
            )}
          >
            <ShowIllustration of={noChangeOfAddress} />
          </Column>
        </Split>
      </Section>
    </MailboxPage>
  );
}
