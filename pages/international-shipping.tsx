import { Link, type PageMeta } from '#authoring';
import { StoreTracking } from './_blocks/store-tracking.tsx';
import { ButtonLink } from './_components/button.tsx';
import { DeclarationTable } from './_components/declaration-table.tsx';
import { DestinationTable } from './_components/destination-table.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { Hero } from './_components/hero.tsx';
import { Steps } from './_components/steps.tsx';
import { TransitTable } from './_components/transit-table.tsx';
import { clearance, facts, questions, steps, tips } from './_content/international-shipping.ts';
import {
  customsDocuments,
  declarationLines,
  dutiesAndTaxes,
  restrictedItems,
} from './_facts/customs.ts';
import {
  internationalOptions,
  popularDestinations,
  speedsByCarrier,
  taxNumbers,
} from './_facts/international.ts';
import { internationalSpeeds } from './_facts/transit.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { CarrierNotes } from './_templates/carrier-page.tsx';
import { Section } from './_templates/section.tsx';
import { Column, Split, Stack } from './_templates/split.tsx';

const address = '/international-shipping';
const [express, economy, budget] = internationalSpeeds;

export const meta: PageMeta = {
  title: 'International shipping from Wilmington, NC',
  description: `Ship overseas from Wilmington in ${express.time}, ${economy.time} or ${budget.time} with FedEx, UPS, DHL or USPS. We help with customs forms, duties and restricted items.`,
  keywords: ['international shipping Wilmington NC', 'customs documents', 'ship overseas'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'International', url: address },
  ],
  services: internationalSpeeds.map(({ name }) => name),
  faqItems: questions,
  aliases: [...repairedAliases(address)],
};

export default function InternationalShipping() {
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title={`International shipping: ${express.time}, ${economy.time} or ${budget.time}`}
        lead="Ship overseas from Wilmington by express, economy or budget service. Bring the item, the full address and the recipient’s phone number."
        actions={
          <>
            <ButtonLink href="/contact">Get International Quote</ButtonLink>
            <ButtonLink look="line" href="/contact">
              Customs Help
            </ButtonLink>
          </>
        }
      >
        <TransitTable
          caption="International delivery times, in weeks"
          columns={['Weeks', 'Time']}
          scale={{ days: 28, step: 7 }}
          rows={speedsByCarrier}
        />
      </Hero>
      <Section tight>
        <Stack>
          <FactsStrip facts={facts} />
          <Split columns="7-5">
            <Column
              title="Compare speeds: express, economy and budget"
              text={`These times don’t include customs. Clearance typically takes another ${clearance}.`}
            >
              <GroupTable
                caption="International services by speed"
                columns={['Service', 'Time and reach']}
                groups={internationalOptions}
              />
            </Column>
            <CarrierNotes title="Duties and taxes" items={dutiesAndTaxes} />
          </Split>
        </Stack>
      </Section>
      <Section tight ruled title="How to send a package overseas">
        <Steps steps={steps} />
      </Section>
      <Section kraft tight>
        <Split columns="5-7">
          <Column title="Tips for a smooth delivery">
            <ul className="list">
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Column>
          <Column
            title="Popular destinations"
            text={`Delivery times are for DHL Express, in business days. ${taxNumbers}`}
          >
            <DestinationTable rows={popularDestinations} />
          </Column>
        </Split>
      </Section>
      <Section tight>
        <Split columns="6-6">
          <CarrierNotes title="Customs documents" items={customsDocuments} />
          <Column
            title="How to describe what’s inside"
            text={
              <>
                Customs can return a package when the description is too vague. Our{' '}
                <Link href="/international-guide">international guide</Link> shows the whole form.
              </>
            }
          >
            <DeclarationTable lines={declarationLines} />
          </Column>
        </Split>
      </Section>
      <Section
        ruled
        tight
        title="Restricted items"
        text="We ship only limited types of hazardous materials, and each country has its own list as well."
      >
        <FeatureCells features={restrictedItems} />
      </Section>
      <Section ruled tight title="International shipping questions">
        <Faq items={questions} />
      </Section>
      <Section
        ruled
        tight
        title="Track it overseas"
        text="Your tracking number keeps working outside the United States. A package can sit in customs for days without a new scan."
      >
        <StoreTracking />
      </Section>
    </>
  );
}
