import { type PageMeta, read } from '#authoring';
import noCertifiedCopy from './_assets/drawings/no-certified-copy.svg';
import notaryOnTheRoad from './_assets/drawings/notary-on-the-road.svg';
import { NotaryCheck } from './_blocks/choices/notary-check.tsx';
import { StoreVisitWithStreets } from './_blocks/store/store-visit.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { TextLink } from './_components/links/text-link.tsx';
import { PlainList } from './_components/lists/plain-list.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { NotaryPrices } from './_components/tables/notary-prices.tsx';
import { TextTable } from './_components/tables/text-table.tsx';
import { constructionDocuments, notaryDocuments } from './_content/business-service-list.ts';
import { notaryDisclaimer, notaryFaq, notaryPriceRows } from './_content/notary-page.ts';
import { cannot, mobileFee, principalSignature, willSteps } from './_content/notary-services.ts';
import { counted, dollars } from './_facts/format.ts';
import { phone } from './_facts/identity.ts';
import { mapLinks } from './_facts/maps.ts';
import { notary, notaryPrices, willRule } from './_facts/notary.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { signaturePrice } from './_facts/price-texts.ts';

const address = '/notary-services';
const { street, city } = postalAddress(address);
const [basic, , , mobile] = notaryPrices;
const fee = dollars(basic.price[0]);
const visit = counted(notary.minutes, 'minute');

export const meta: PageMeta = {
  title: `Walk-in notary in Wilmington, NC: ${fee} a signature`,
  description: `Walk-in notary at ${street}, ${city}. ${signaturePrice}, and most notarizations take ${visit} or less. See which IDs to bring.`,
  keywords: ['notary public Wilmington NC', 'walk-in notary', 'mobile notary', 'notary near me'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Notary Public Services', url: address },
  ],
  own: { services: ['Notary public', 'Mobile notary', 'Wills with witnesses', 'Vehicle titles'] },
  faqItems: notaryFaq,
};

export default function NotaryServices() {
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={`Walk-in notary in ${city}: ${fee} a signature`}
        lead={`Bring your unsigned document and a valid photo ID. You don’t need an appointment, and most notarizations take ${visit} or less.`}
        actions={
          <>
            <CallLink phone={read(phone, address)} look="tape" />
            <TextLink href={mapLinks(address).directions} icon="map-pin">
              Get Directions
            </TextLink>
          </>
        }
      >
        <NotaryCheck>
          <Column title="Notary prices" text={principalSignature}>
            <NotaryPrices rows={notaryPriceRows} />
          </Column>
        </NotaryCheck>
      </Opening>

      <Section ruled tight>
        <Split columns="7-5">
          <Column
            title="Documents we notarize"
            text="Not sure which notarization you need? Ask the office that gave you the document."
          >
            <TextTable
              caption="Kinds of documents that we notarize"
              columns={['Type', 'Examples']}
              rows={notaryDocuments.map(({ category, documents }) => [
                category,
                documents.join(', '),
              ])}
            />
          </Column>
          <Column
            title="Construction documents"
            text="We notarize papers for contractors, suppliers and property owners."
          >
            <PlainList items={constructionDocuments} />
          </Column>
        </Split>
      </Section>

      <Section
        kraft
        tight
        title="Wills and estate planning"
        text={`${read(willRule, address)} We also notarize powers of attorney and health care directives.`}
      >
        <Steps steps={willSteps} />
      </Section>

      <Section tight>
        <Split columns="6-6">
          <Stack>
            <Column title="Mobile notary">
              <p>
                Can’t come to the store? Ask about a mobile notary. The price is{' '}
                {dollars(mobile.price[0])} {mobile.note}. {mobileFee}
              </p>
            </Column>
            <ShowIllustration of={notaryOnTheRoad} />
          </Stack>
          <Stack>
            <Column title="What a notary can’t do" text="By law, a North Carolina notary can’t:">
              <PlainList items={cannot} />
            </Column>
            <ShowIllustration of={noCertifiedCopy} />
          </Stack>
        </Split>
      </Section>

      <Section ruled tight title="Notary credentials and legal notice">
        <Split columns="6-6">
          <p className="lead">The notary has a {dollars(notary.suretyBondCents)} surety bond.</p>
          <p>{notaryDisclaimer}</p>
        </Split>
      </Section>

      <Section ruled>
        <Column title="Notary questions">
          <Faq items={notaryFaq} />
        </Column>
      </Section>

      <Section ruled tight title="Location, hours and contact" onPaper={false}>
        <StoreVisitWithStreets
          place={address}
          title="Where to find the notary"
          text="Ask for the notary at the shipping counter."
        />
      </Section>
    </>
  );
}
