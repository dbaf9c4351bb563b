import type { PageMeta } from '#authoring';
import proofOfValue from './_assets/drawings/proof-of-value.svg';
import { StoreInsurance } from './_blocks/store/store-insurance.tsx';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { GroupTable } from './_components/tables/group-table.tsx';
import { faq, features, ladder, need } from './_content/high-value-transport.ts';
import { insuranceText } from './_facts/insurance.ts';
import { ArtPage } from './_templates/art-page.tsx';

const address = '/high-value-transport';

export const meta: PageMeta = {
  title: 'High-value transport in Wilmington, NC: valuables',
  description: `High-value shipping for instruments and rare books. ${insuranceText.declared.rule} See how insurance and an appraisal help.`,
  keywords: ['high-value shipping Wilmington NC', 'ship jewelry insured', 'ship a violin'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'High-Value Transport', url: address },
  ],
  own: { services: ['High-value packing', 'High-value shipping'] },
  faqItems: faq,
};

export default function HighValueTransport() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="High-value transport: shipping for valuables"
      lead="For a watch, a violin or a rare book, ask us about insurance before you ship."
      ask="Ask about insurance"
      need={{ title: 'What to bring', items: need }}
      closing={{
        title: 'Ask us first',
        text: 'Tell us what kind of item it is, its value and where it goes. Ask what the policy has to name.',
      }}
    >
      <div className="wrap">
        <StoreInsurance />
      </div>
      <Section tight>
        <Split columns="7-5">
          <Column
            title="Which proof of value you need"
            text="A claim needs proof of what the item was worth."
          >
            <GroupTable
              caption="Proof of value and insurance, by the value of the item"
              columns={['Bring', 'Details']}
              groups={ladder}
            />
          </Column>
          <Stack>
            <ShowIllustration of={proofOfValue} />
            <Column title="High-value shipping questions">
              <Faq items={faq} />
            </Column>
          </Stack>
        </Split>
      </Section>
      <Section kraft tight title="How to ship a valuable item">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}
