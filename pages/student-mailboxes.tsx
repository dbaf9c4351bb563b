import { Link, type PageMeta } from '#authoring';
import dormAndKey from './_assets/drawings/dorm-and-key.svg';
import askForSize from './_assets/drawings/student-ask-for-size.svg';
import payTheFirstDay from './_assets/drawings/student-pay-the-first-day.svg';
import shareTheAddress from './_assets/drawings/student-share-the-address.svg';
import studentPair from './_assets/drawings/student-two-cards.svg';
import visitWithIds from './_assets/drawings/student-visit-with-ids.svg';
import { StudentYear } from './_blocks/choices/student-year.tsx';
import { PriceList } from './_blocks/store/price-list.tsx';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { FactsStrip } from './_components/labels/facts-strip.tsx';
import { Section } from './_components/sections/section.tsx';
import { Split } from './_components/sections/split.tsx';
import { assumed } from './_facts/assumed.ts';
import { unpriced } from './_facts/counter-prices.ts';
import { dollars } from './_facts/format.ts';
import { mailboxFees, mailboxPlans, universityMailbox } from './_facts/mailbox-prices.ts';
import { sourced } from './_facts/sources.ts';
import { MailboxPage } from './_templates/mailbox-page.tsx';

const address = '/student-mailboxes';
const [semester, year] = universityMailbox.terms;
const [small] = mailboxPlans;

export const meta: PageMeta = {
  title: `Student mailboxes near UNCW by the ${semester} or ${year}`,
  description: `Rent a student mailbox near UNCW, by the ${semester} or the ${year}. University-area mailboxes have ${universityMailbox.lobbyAccess} lobby access. Bring your student ID and driver’s license.`,
  keywords: ['student mailbox UNCW', 'UNCW packages', 'semester mailbox Wilmington'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Mailbox Services', url: '/mailbox-services' },
    { name: 'Student Mailboxes', url: address },
  ],
  own: {
    services: ['Student mailbox rental', 'Package receiving', 'Mail forwarding'],
    areaServed: ['UNCW'],
  },
};

export default function StudentMailboxes() {
  return (
    <MailboxPage
      address={address}
      meta={meta}
      title={`Student mailboxes near UNCW by the ${semester} or ${year}`}
      lead={`You can keep the same address when you change rooms, and add your PMB number when you order.`}
      prices={
        <Split columns="7-5">
          <FactsStrip
            facts={[
              {
                name: 'Small box',
                value: dollars(small.pricing.oneYear.price),
                text: `For a ${year}. ${unpriced(address, `Call for the ${semester} price.`)}`,
              },
              {
                name: 'Lobby',
                value: universityMailbox.lobbyAccess,
                text: assumed.lobby.says,
              },
              {
                name: 'Setup fee',
                value: dollars(mailboxFees.setup),
                text: `Waived if you rent for a ${year}.`,
              },
              {
                name: 'Key deposit',
                value: dollars(mailboxFees.keyDeposit),
                text: 'You get it back when you return the key.',
              },
            ]}
          />
          <InlineDrawing of={dormAndKey} width={352} />
        </Split>
      }
      belowOpening={<PriceList place={address} column="Mailbox" />}
      featuresTitle="What students can do here"
      features={[
        {
          field: 'Receive',
          title: 'Get packages from home',
          text: 'We accept them while you’re in class. Pick them up during store hours with your ID.',
        },
        {
          field: 'Ship',
          title: 'Send textbooks',
          text: sourced('usps', 'USPS Media Mail is a low-cost way to send books.'),
        },
        {
          field: 'Summer',
          title: 'Forward or hold your mail',
          text: 'Tell us before you leave for the summer.',
        },
      ]}
      need={{
        title: 'Which IDs students need',
        text: (
          <>
            Bring your student ID as photo ID and your US driver’s license as proof of address. No
            US license? <Link href="/mailbox-services#id">Check which IDs you can bring</Link>.
          </>
        ),
        picture: studentPair,
      }}
      closing={{
        title: 'Moving to Wilmington soon?',
        text: 'Ask us about a mailbox before you travel, and we’ll tell you which sizes are available.',
      }}
    >
      <Section ruled tight id="year" title="Your student year, from move-in to move-out">
        <StudentYear place={address} />
      </Section>
      <Section kraft tight title="How to rent a student mailbox">
        <Steps
          steps={[
            {
              title: 'Ask for a box',
              picture: askForSize,
              text: 'Call us to find out which sizes are available.',
            },
            {
              title: 'Visit the store',
              picture: visitWithIds,
              text: 'Bring your two IDs, and complete USPS Form 1583.',
            },
            {
              title: 'Pay',
              picture: payTheFirstDay,
              text: 'You pay the rent, any setup fee and the refundable key deposit.',
            },
            {
              title: 'Share your address',
              picture: shareTheAddress,
              text: 'Add your PMB number to the address when you order.',
            },
          ]}
        />
      </Section>
    </MailboxPage>
  );
}
