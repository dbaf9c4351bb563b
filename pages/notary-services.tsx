import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { NotaryStamp } from './_components/drawings/notary-stamp.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { Faq } from './_components/faq.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { Hero } from './_components/hero.tsx';
import { HoursTable } from './_components/hours-table.tsx';
import { NotaryPrices } from './_components/notary-prices.tsx';
import { Steps } from './_components/steps.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { StoreVisit } from './_layouts/store-visit.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { constructionDocuments, notaryDocuments } from './_store/business-services.ts';
import { counted, dollars } from './_store/format.ts';
import { dayRows } from './_store/hours-rows.ts';
import { phone } from './_store/identity.ts';
import { notary, notaryPrices } from './_store/notary.ts';
import { notaryDisclaimer, notaryFaq, notaryPriceRows } from './_store/notary-page.ts';
import { bring, construction, willSteps } from './_words/notary-services.ts';

const address = '/notary-services';

export const meta: PageMeta = {
  title: 'Walk-in notary on N College Rd, Wilmington, NC',
  description:
    'A notary without an appointment: price per principal signature, which photo IDs count, when witnesses are needed, and a mobile notary for those who can’t come.',
  keywords: ['notary public Wilmington NC', 'walk-in notary', 'mobile notary', 'notary near me'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Notary Public Services', url: address },
  ],
  services: ['Notary public', 'Mobile notary', 'Wills with witnesses', 'Vehicle titles'],
  faqItems: notaryFaq,
};

export default function NotaryServices() {
  const number = read(phone, address);
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="Bring it unsigned"
        lead={`And a valid photo ID. The notary watches you sign, seals it, and charges ${dollars(notaryPrices[0].price[0])} ${notaryPrices[0].note}. Most visits take ${counted(notary.minutes, 'minute')} or less.`}
        actions={
          <>
            <CallLink phone={number} look="tape" />
            <ButtonLink href="/contact" look="line">
              Ask the notary
            </ButtonLink>
          </>
        }
      >
        <NotaryStamp state="N.C." />
      </Hero>

      <Section tight>
        <Split columns="7-5">
          <Column
            title="Pricing"
            text="Volume discounts for closings, fleets and offices: ask with the number of signatures."
          >
            <NotaryPrices rows={notaryPriceRows} />
          </Column>
          <TitledList title="Walk-in: what to have with you" items={bring} />
        </Split>
      </Section>

      <Section
        ruled
        tight
        title="Documents we notarize"
        text="Not on the list? Call. If North Carolina lets a notary do it, we do."
      >
        <GroupTable
          caption="Kinds of documents that are notarized"
          columns={['Kind', 'For example']}
          groups={[
            {
              title: 'By category',
              rows: notaryDocuments.map(({ category, documents }) => [
                category,
                documents.join(', '),
              ]),
            },
          ]}
        />
      </Section>

      <Section kraft tight title="Estate planning: a will, with its witnesses">
        <Steps steps={willSteps} />
      </Section>

      <Section tight>
        <Split columns="6-6">
          <TitledList
            title="Construction documents"
            text="Brought by the stack, sealed one by one."
            items={constructionDocuments.map((title) => ({ title, text: construction[title] }))}
          />
          <Column title="Credentials, and what we can’t do">
            <Stack>
              <FactsStrip
                facts={[
                  {
                    name: 'Surety bond',
                    value: dollars(notary.suretyBondCents),
                    text: 'Behind each seal.',
                  },
                  { name: 'Commission', value: 'N.C.', text: 'A notary public of North Carolina.' },
                ]}
              />
              <p>{notaryDisclaimer}</p>
            </Stack>
          </Column>
        </Split>
      </Section>

      <Section ruled>
        <Split columns="7-5">
          <Column title="Questions before you come">
            <Faq items={notaryFaq} />
          </Column>
          <HoursTable caption="Hours of the notary" days={dayRows(address)} />
        </Split>
      </Section>

      <Section ruled tight title="Location and contact">
        <StoreVisit
          place={address}
          title="Where the notary sits"
          text="At the shipping counter. Say that you are there to sign."
        />
      </Section>
    </>
  );
}
