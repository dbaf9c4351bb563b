import { Link, type PageMeta } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { DeclarationTable } from './_components/declaration-table.tsx';
import { DestinationTable } from './_components/destination-table.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { Hero } from './_components/hero.tsx';
import { TransitTable } from './_components/transit-table.tsx';
import { CarrierNotes } from './_layouts/carrier-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { StoreTracking } from './_layouts/store-tracking.tsx';
import {
  customsDocuments,
  declarationLines,
  dutiesAndTaxes,
  restrictedItems,
} from './_store/customs.ts';
import { repairedAliases } from './_store/dead-links.ts';
import {
  internationalOptions,
  popularDestinations,
  speedsByCarrier,
} from './_store/international.ts';
import { countriesReached, internationalSpeeds } from './_store/transit.ts';
import { facts, tips } from './_words/international-shipping.ts';

const address = '/international-shipping';
const [express, economy, budget] = internationalSpeeds;

export const meta: PageMeta = {
  title: 'International shipping from Wilmington, NC, with customs papers',
  description: `Express in ${express.time}, economy in ${economy.time}, budget in ${budget.time}. Customs documents filled in with you, what may not go, and who pays the duty.`,
  keywords: ['international shipping Wilmington NC', 'customs documents', 'ship overseas'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'International', url: address },
  ],
  services: internationalSpeeds.map(({ name }) => name),
  aliases: [...repairedAliases(address)],
};

export default function InternationalShipping() {
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="Abroad in days or in weeks. You set the price by waiting."
        lead={`Three speeds, four carriers, ${countriesReached.dhl}+ countries. Bring the thing, the address and a phone number over there. We write the customs papers with you at the counter.`}
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
          caption="How long a parcel is on its way abroad, in weeks"
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
              title="Express, Economy, Budget: who carries it"
              text="The days are for the journey. Customs can add its own."
            >
              <GroupTable
                caption="International options by speed"
                columns={['Service', 'What to know']}
                groups={internationalOptions}
              />
            </Column>
            <CarrierNotes title="Duties and taxes" items={dutiesAndTaxes} />
          </Split>
        </Stack>
      </Section>
      <Section kraft tight>
        <Split columns="5-7">
          <CarrierNotes title="Tips from the counter" items={tips} />
          <Column
            title="Popular destinations"
            text="The days are those of DHL to that region. The last column is what people forget."
          >
            <DestinationTable rows={popularDestinations} />
          </Column>
        </Split>
      </Section>
      <Section tight>
        <Split columns="6-6">
          <CarrierNotes title="Customs documents" items={customsDocuments} />
          <Column
            title="One line, written twice"
            text={
              <>
                A parcel is opened when nobody can picture what is in it. More on that in the{' '}
                <Link href="/international-guide">international guide</Link>.
              </>
            }
          >
            <DeclarationTable lines={declarationLines} />
          </Column>
        </Split>
      </Section>
      <Section ruled tight title="Restricted items: ask before you tape the box">
        <FeatureCells features={restrictedItems} />
      </Section>
      <Section
        ruled
        tight
        title="Past the border"
        text="Between two scans it may stand in customs for days. That is not lost, and the number still works."
      >
        <StoreTracking />
      </Section>
    </>
  );
}
