import type { PageMeta } from '#authoring';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { TextLink } from './_components/links/text-link.tsx';
import { PlainList } from './_components/lists/plain-list.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { DestinationTable } from './_components/tables/destination-table.tsx';
import { GroupTable } from './_components/tables/group-table.tsx';
import { clearance, tips } from './_content/international-shipping.ts';
import { customsDocuments, dutiesAndTaxes, restrictedItems } from './_facts/customs.ts';
import { internationalOptions, popularDestinations } from './_facts/international.ts';
import { internationalSpeeds } from './_facts/transit.ts';
import { CountrySheet } from './_islands/country-sheet/country-sheet.tsx';
import { contactLink } from './_navigation/contact-link.ts';
import { repairedAliases } from './_navigation/dead-links.ts';

const address = '/international-shipping';
const [express, economy, budget] = internationalSpeeds;

export const meta: PageMeta = {
  title: 'International shipping from Wilmington, NC',
  description: `Ship overseas from Wilmington in ${express.time}, ${economy.time} or ${budget.time} with FedEx, UPS, DHL or USPS. See the customs documents, duties and restricted items.`,
  keywords: ['international shipping Wilmington NC', 'customs documents', 'ship overseas'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'International', url: address },
  ],
  own: { services: internationalSpeeds.map(({ name }) => name) },
  aliases: [...repairedAliases(address)],
};

export default function InternationalShipping() {
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={`International shipping: ${express.time}, ${economy.time} or ${budget.time}`}
        lead="Choose the country and the item."
      >
        <h2 className="visually-hidden">Country sheet</h2>
        <CountrySheet>
          <ButtonLink
            href={contactLink({ subject: 'shipping-quote', about: 'international-shipping' })}
          >
            Get International Quote
          </ButtonLink>
          <ButtonLink
            look="line"
            href={contactLink({ subject: 'general-inquiry', about: 'customs' })}
          >
            Customs Help
          </ButtonLink>
        </CountrySheet>
      </Opening>
      <Section ruled tight>
        <Split columns="7-5">
          <Column
            title="Compare speeds: express, economy and budget"
            text={`Customs typically takes another ${clearance}.`}
          >
            <GroupTable
              caption="International services by speed"
              columns={['Service', 'Time and reach']}
              groups={internationalOptions}
            />
          </Column>
          <Stack>
            <TitledList title="Duties and taxes" items={dutiesAndTaxes} />
            <TitledList title="Customs documents" items={customsDocuments} />
          </Stack>
        </Split>
      </Section>
      <Section kraft tight>
        <Split columns="5-7">
          <Column title="Tips for a smooth delivery">
            <PlainList items={tips}>
              <li>
                <TextLink href="/international-guide">Read the international guide</TextLink>
              </li>
            </PlainList>
          </Column>
          <Column title="Popular destinations" text="Times are in business days, with DHL Express.">
            <DestinationTable rows={popularDestinations} />
          </Column>
        </Split>
      </Section>
      <Section ruled tight title="Restricted items">
        <FeatureCells features={restrictedItems} />
      </Section>
    </>
  );
}
