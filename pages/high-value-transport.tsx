import type { PageMeta } from '#authoring';
import { ValueSquares } from './_components/drawings/value-squares.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { insurance } from './_store/insurance.ts';
import { insuranceText } from './_store/insurance-text.ts';
import { faq, features, ladder, need } from './_words/high-value-transport.tsx';

const address = '/high-value-transport';
const { declaredLimit, appraisalOver, reportWithin } = insuranceText;
const times = Math.round(insurance.appraisalOverCents / insurance.declaredValueMaximumCents);

export const meta: PageMeta = {
  title: 'High-value transport in Wilmington, NC: cover beyond the label',
  description: `Shipping a watch, violin or rare book worth more than the ${declaredLimit} a carrier declares: how cover, appraisal, plain packing and signatures fit together.`,
  keywords: ['high-value shipping Wilmington NC', 'ship jewelry insured', 'ship a violin'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'High-Value Transport', url: address },
  ],
  services: ['High-value packing', 'Insured shipping', 'Signature delivery'],
  faqItems: faq,
};

export default function HighValueTransport() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Worth more than its label says"
      lead="High-value transport is for a watch, a violin, a first edition. The first square is what a carrier promises; settle the others with us before the box is closed."
      ask="Ask about cover"
      picture={
        <ValueSquares
          count={times}
          title={`${times} squares for ${appraisalOver}, one of them filled for the ${declaredLimit} that is declared`}
        />
      }
      facts={[
        ['Declared value', declaredLimit, 'Typically the most there is.'],
        ['Appraisal', `Over ${appraisalOver}`, 'We recommend a written one.'],
        ['Damage', reportWithin, 'To say so, box and all kept.'],
      ]}
      need={{ title: 'Have this with you', items: need }}
      closing={{
        title: 'Ask without details',
        text: 'A first message needs no brand and no photo. “Instrument, to Ohio, about so much” will do.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <Column
            title="How much proof for how much value"
            text="What to bring so that a claim, if it ever comes, is short."
          >
            <GroupTable
              caption="Cover and proof by what the thing is worth"
              columns={['You bring', 'And it means']}
              groups={ladder}
            />
          </Column>
          <Column title="Asked in a low voice">
            <Faq items={faq} />
          </Column>
        </Split>
      </Section>
      <Section kraft tight title="Quiet outside, firm inside, signed for">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}
