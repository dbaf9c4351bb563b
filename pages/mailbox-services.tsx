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
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { mailboxFaq } from './_store/faq.ts';
import { hoursRows } from './_store/hours-rows.ts';
import { phone } from './_store/identity.ts';
import { addressProofs, photoIds } from './_store/mailbox-ids.ts';
import { firstDaySums, mailboxPriceRows, mailboxTermColumns } from './_store/mailbox-rows.ts';
import { postalAddress } from './_store/postal-address.ts';
import { fees, recipients, steps } from './_words/mailbox-services.ts';

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
            <Column title="Pricing: three sizes, three terms">
              <PriceTable
                caption="Mailbox rent by size and term"
                {...mailboxTermColumns}
                rows={mailboxPriceRows}
              />
            </Column>
            <Column title="What you pay on day one">
              <Receipt sums={firstDaySums} />
            </Column>
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
          <Column title="Asked at the counter">
            <Faq items={mailboxFaq} />
          </Column>
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
