import { type PageMeta, read } from '#authoring';
import { CallLink } from './_components/call-link.tsx';
import { MailboxWall } from './_components/drawings/mailbox-wall.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { Faq } from './_components/faq.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { IdLists } from './_components/id-lists.tsx';
import { Label } from './_components/label.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { NowRow } from './_components/now-row.tsx';
import { PriceTable } from './_components/price-table.tsx';
import { Receipt } from './_components/receipt.tsx';
import { Steps } from './_components/steps.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split, Stack } from './_layouts/split.tsx';
import { mailboxFaq } from './_store/faq.ts';
import { dollars } from './_store/format.ts';
import { hoursRows } from './_store/hours-rows.ts';
import { phone } from './_store/identity.ts';
import { addressProofs, photoIds } from './_store/mailbox-ids.ts';
import { mailboxFees } from './_store/mailbox-prices.ts';
import { firstDaySums, mailboxPriceRows, mailboxTermColumns } from './_store/mailbox-rows.ts';
import { postalAddress } from './_store/postal-address.ts';

const address = '/mailbox-services';

export const meta: PageMeta = {
  title: 'Mailbox rental in Wilmington, NC: sizes, prices, ID',
  description:
    'Private mailboxes with a street address on N College Rd: three sizes, three terms, what you pay on the first day and which two forms of ID to bring.',
  keywords: ['mailbox rental Wilmington NC', 'private mailbox', 'virtual mailbox', 'PO box'],
  schemaType: 'Service',
  breadcrumbs: [{ name: 'Mailbox Services', url: address }],
  services: [
    'Private mailbox rental',
    'Virtual mailbox',
    'Package receiving',
    'Mail forwarding',
    'Mail holding',
  ],
  faqItems: mailboxFaq,
  aliases: ['/services/mailbox'],
};

export default function MailboxServices() {
  const number = read(phone, address);
  const { street } = postalAddress(address);
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="A box with your number on the door"
        lead={`A private box at ${street}. We receive your mail and parcels and keep them until you come. Rent it as a virtual mailbox if you live elsewhere.`}
        actions={
          <>
            <CallLink phone={number} look="tape" words="Call to Reserve" />
            <GoLink href="#id">What ID to bring</GoLink>
          </>
        }
      >
        <MailboxWall columns={12} yours={8} named />
      </Hero>

      <Section tight>
        <Stack>
          <Split columns="7-5">
            <div>
              <SectionHead title="Pricing: three sizes, three terms" />
              <PriceTable
                caption="Mailbox rent by size and term"
                {...mailboxTermColumns}
                rows={mailboxPriceRows}
              />
            </div>
            <div>
              <SectionHead title="What you pay on day one" />
              <Receipt sums={firstDaySums} />
            </div>
          </Split>
          <FactsStrip facts={fees} />
        </Stack>
      </Section>

      <Section
        ruled
        tight
        id="id"
        title="ID requirements: one for your face, one for your door"
        text="Opening a mailbox takes two documents. Pick one line from each side."
      >
        <IdLists
          lists={[
            { title: 'Photo ID, one of', items: photoIds },
            { title: 'Proof of address, one of', items: addressProofs },
          ]}
          rule="One document can’t do both jobs. If your license is the photo, bring something else for the address."
        />
      </Section>

      <Section kraft tight title="How it works: a box in five steps">
        <Steps steps={steps} />
      </Section>

      <Section tight title="Authorized recipients: who else may collect">
        <ListRule items={recipients} />
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <div>
            <SectionHead title="Asked at the counter" />
            <Faq items={mailboxFaq} />
          </div>
          <Label shared>
            <div className="lc">
              <h3>Call to Reserve</h3>
              <p>Have ready: your name, the size you want and the day you will come in.</p>
              <CallLink phone={number} look="tape" />
            </div>
            <NowRow hours={hoursRows(address)} />
          </Label>
        </Split>
      </Section>
    </>
  );
}

const fees = [
  {
    name: 'Setup',
    value: dollars(mailboxFees.setup),
    text: '3- and 6-month rentals. Waived for a year.',
  },
  {
    name: 'Key deposit',
    value: dollars(mailboxFees.keyDeposit),
    text: 'Per key. Refunded when you return it.',
  },
  {
    name: 'Replacement key',
    value: dollars(mailboxFees.replacementKey),
    text: 'If one gets lost.',
  },
  {
    name: 'Change size',
    value: 'Any time',
    text: 'Subject to availability. The price difference is prorated.',
  },
];

const steps = [
  { title: 'Call to reserve', text: 'Say which size. We check that one is free.' },
  { title: 'Bring both IDs', text: 'One from each list above. We look at them with you.' },
  { title: 'Fill in the form', text: 'Add anyone else who may collect your mail.' },
  {
    title: 'Pay and take the key',
    text: `Rent, setup if there is any, and ${dollars(mailboxFees.keyDeposit)} a key.`,
  },
  { title: 'Use the address', text: 'Give it out. We hold what arrives.' },
];

const recipients = [
  {
    title: 'You add them',
    text: 'Name each authorized recipient on your form, at the start or later.',
  },
  { title: 'You approve them', text: 'Nobody is added to a box without its holder’s word.' },
  {
    title: 'They show a valid ID',
    text: 'Every time, at the counter, before anything is handed over.',
  },
];
