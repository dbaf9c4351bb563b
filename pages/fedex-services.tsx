import { Link, type PageMeta, read } from '#authoring';
import counterToTruck from './_assets/drawings/counter-to-truck.svg';
import { fedexDeadline } from './_components/drawings/fedex-deadline.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { Figures } from './_components/labels/figures.tsx';
import { Actions } from './_components/links/actions.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TextTable } from './_components/tables/text-table.tsx';
import { TransitTable } from './_components/transit/transit-table.tsx';
import { bring, deadlines, holidayNote, questions, services } from './_content/fedex-services.ts';
import { street } from './_facts/address.ts';
import { fedexDropOffBy } from './_facts/drop-off.ts';
import { authorizations } from './_facts/identity.ts';
import { pickupDaysInWords } from './_facts/pickup-days.ts';
import { international } from './_facts/transit.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { CarrierPage } from './_templates/carrier-page.tsx';

const address = '/fedex-services';
const latest = fedexDropOffBy(address);

export const meta: PageMeta = {
  title: 'FedEx drop-off and shipping in Wilmington, NC',
  description: `Drop off FedEx packages by ${latest}, ${pickupDaysInWords('fedex')}, to ship the same day. Express, Ground and International at ${read(street, address)}.`,
  keywords: ['FedEx Wilmington NC', 'FedEx drop-off', 'FedEx Ground', 'FedEx Overnight'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'FedEx', url: address },
  ],
  own: { services: ['FedEx Express', 'FedEx Ground', 'FedEx International'] },
  faqItems: questions,
  aliases: ['/services/fedex', ...repairedAliases(address)],
};

export default function FedexServices() {
  return (
    <CarrierPage
      carrier="fedex"
      meta={meta}
      title="FedEx drop-off and shipping in Wilmington"
      lead={`Drop off by ${latest}, ${pickupDaysInWords('fedex')}, to ship the same day. We’re a ${read(authorizations, address).fedex} at ${read(street, address)}.`}
      beside={<ShowIllustration of={counterToTruck} />}
      tracking={{
        title: 'Track a FedEx package',
        text: 'Use the tracking number on your label or receipt.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <Column
            title="FedEx services and delivery times"
            text="Bars show business days after the day you ship."
          >
            <TransitTable
              caption="FedEx services"
              columns={['Service', 'Arrives']}
              scale={{ days: 5, step: 1 }}
              groups={services}
            />
          </Column>
          <Column title="Drop-off and pickup times" text={holidayNote}>
            <Stack>
              <ShowIllustration of={fedexDeadline} title="" width={480} />
              <TextTable
                caption="When a FedEx package ships"
                columns={['When you come in', 'When it ships']}
                rows={deadlines}
              />
            </Stack>
          </Column>
        </Split>
      </Section>
      <Section ruled tight title="What to bring with your package">
        <Figures figures={bring} />
      </Section>
      <Section ruled tight>
        <Split columns="7-5">
          <Column title="FedEx questions">
            <Faq items={questions} />
          </Column>
          <Column
            title="FedEx for business"
            text={
              <>
                If your company ships often, ask about a business account with volume discounts.
                Overseas shipments need {international.commercialInvoiceCopies} copies of the
                commercial invoice. If your order fills a pallet, ask for a{' '}
                <Link href="/commercial-freight">freight quote</Link>.
              </>
            }
          >
            <Actions>
              <ButtonLink
                look="line"
                href={contactLink({ subject: 'business-account', about: 'fedex-services' })}
              >
                Ask about an account
              </ButtonLink>
            </Actions>
          </Column>
        </Split>
      </Section>
    </CarrierPage>
  );
}
