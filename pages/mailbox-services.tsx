import { Island, Link, type PageMeta, read, withBase } from '#authoring';
import { Faq } from './_components/guides/faq.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { FactsStrip } from './_components/labels/facts-strip.tsx';
import { Label } from './_components/labels/label.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { TextLink } from './_components/links/text-link.tsx';
import { PlainList } from './_components/lists/plain-list.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { PriceTables } from './_components/tables/price-tables.tsx';
import { mailboxFaq } from './_content/faq.ts';
import { access, fees, steps } from './_content/mailbox-services.ts';
import { assumed } from './_facts/assumed.ts';
import { dollars } from './_facts/format.ts';
import { phone } from './_facts/identity.ts';
import { form1583Link } from './_facts/mailbox-ids.ts';
import { mailboxFees, mailboxPlans } from './_facts/mailbox-prices.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { lowestRent } from './_facts/price-texts.ts';
import { sourced } from './_facts/sources.ts';
import { IdChooser } from './_islands/id-chooser/id-chooser.tsx';
import { MailboxPricePicker } from './_islands/mailbox-price-picker/mailbox-price-picker.tsx';
import { contactLink } from './_navigation/contact-link.ts';

const address = '/mailbox-services';
const { street, city } = postalAddress(address);
const [small] = mailboxPlans;

export const meta: PageMeta = {
  title: 'Mailbox rental in Wilmington, NC: sizes and prices',
  description: `Rent a private mailbox at ${street}, ${city}. Small, medium and large from ${lowestRent}. See full prices, fees and the two IDs you need.`,
  keywords: ['mailbox rental Wilmington NC', 'private mailbox', 'virtual mailbox', 'PO box'],
  schemaType: 'Service',
  breadcrumbs: [{ name: 'Mailbox Services', url: address }],
  own: {
    services: [
      'Private mailbox rental',
      'Virtual mailbox',
      'Package receiving',
      'Mail forwarding',
      'Mail holding',
    ],
  },
  faqItems: mailboxFaq,
  aliases: ['/services/mailbox'],
};

export default function MailboxServices() {
  const number = read(phone, address);
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={`Mailbox rental in ${city} from ${lowestRent}`}
        lead={
          <>
            The total includes setup and the key deposit. See which{' '}
            <Link href="/mailbox-services#id">IDs to bring</Link>.
          </>
        }
      >
        <Island
          name="mailbox-price-picker"
          when="touched"
          component={MailboxPricePicker}
          props={{
            phone: number,
            reserve: withBase(contactLink({ subject: 'mailbox-rental', about: address })),
          }}
        />
      </Opening>

      <Section
        ruled
        tight
        title="Mailbox prices: all sizes and terms"
        text={`“Due today” includes any setup fee and one key. Each extra key adds a ${dollars(mailboxFees.keyDeposit)} deposit. ${assumed.rentInAdvance.says}`}
      >
        <Stack>
          <PriceTables />
          <FactsStrip facts={fees} />
        </Stack>
      </Section>

      <Section
        ruled
        tight
        id="id"
        title="Which IDs to bring"
        text={
          <>
            Bring two documents. Check the ones you have. The form is{' '}
            <Link href={form1583Link}>USPS Form 1583</Link>.
          </>
        }
      >
        <IdChooser />
      </Section>

      <Section kraft tight title="How it works: rent a mailbox in 5 steps">
        <Steps steps={steps} />
      </Section>

      <Section tight>
        <Split columns="6-6">
          <TitledList title="Mail pickup and authorized recipients" items={access} />
          <Column title="What you can do with a mailbox">
            <PlainList items={small.features} />
            <p>
              See <Link href="/personal-mailboxes">personal</Link>,{' '}
              <Link href="/business-mailboxes">business</Link> and{' '}
              <Link href="/student-mailboxes">student</Link> mailboxes,{' '}
              <Link href="/package-receiving">package receiving</Link> and{' '}
              <Link href="/mail-forwarding">mail forwarding</Link>.
            </p>
          </Column>
        </Split>
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <Column title="Mailbox questions">
            <Faq items={mailboxFaq} />
          </Column>
          <Stack>
            <Label shared>
              <div className="cell">
                <h3>Reserve a mailbox by phone</h3>
                <CallLink phone={number} look="tape" words={`Call to Reserve: ${number.display}`} />
              </div>
              <div className="cell">
                <TextLink href={contactLink({ subject: 'mailbox-rental', about: address })}>
                  Reserve by message
                </TextLink>
              </div>
            </Label>
            <Column title="Virtual mailbox">
              <p>
                If you live somewhere else, you can use our street address and have your mail
                forwarded or held.{' '}
                {sourced(
                  'uspsForm1583',
                  'Call us first, because Form 1583 has to be signed in person or in front of a notary.',
                )}
              </p>
            </Column>
          </Stack>
        </Split>
      </Section>
    </>
  );
}
