import { Link, type PageMeta } from '#authoring';
import { ValueSquares } from './_components/drawings/value-squares.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { insurance } from './_store/insurance.ts';
import { insuranceText } from './_store/insurance-text.ts';

const address = '/high-value-transport';
const { declaredLimit, appraisalOver, reportWithin } = insuranceText;
const times = Math.round(insurance.appraisalOverCents / insurance.declaredValueMaximumCents);

const faq = [
  {
    question: 'Is declared value the same as insurance?',
    answer: `No. It is the most a carrier will answer for, typically ${declaredLimit}, and only if the loss was its fault. Insurance is a policy on the thing itself.`,
  },
  {
    question: 'Do you have to know what is in the box?',
    answer:
      'Yes. Carriers have lists of what they refuse, and a policy written for the wrong thing pays nothing. Nobody reads it off the outside.',
  },
  {
    question: 'What will no carrier take?',
    answer:
      'Cash, and as a rule anything as good as cash. Loose gems, coins and bullion have limits that differ by carrier and country.',
  },
];

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
          <div>
            <SectionHead
              title="How much proof for how much value"
              text="What to bring so that a claim, if it ever comes, is short."
            />
            <GroupTable
              caption="Cover and proof by what the thing is worth"
              columns={['You bring', 'And it means']}
              groups={ladder}
            />
          </div>
          <div>
            <SectionHead title="Asked in a low voice" />
            <Faq items={faq} />
          </div>
        </Split>
      </Section>
      <Section kraft tight title="Quiet outside, firm inside, signed for">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}

const ladder = [
  {
    title: `Up to ${declaredLimit}`,
    rows: [['A receipt', 'Declared value alone may do. Ask what it pays for, and when.']],
  },
  {
    title: `${declaredLimit} to ${appraisalOver}`,
    rows: [
      ['Invoice or listings', 'What you paid, or what three like it sold for.'],
      ['Photos', 'The thing, its serial number, and each stage of packing.'],
    ],
  },
  {
    title: `Over ${appraisalOver}`,
    rows: [
      ['An appraisal', 'Dated, signed, with the reason for the figure.'],
      [
        'A policy',
        <>
          Yours at home may already cover transit. If not,{' '}
          <Link href="/insurance-information">compare full insurance</Link>.
        </>,
      ],
    ],
  },
] as const;

const features = [
  {
    field: 'Outside',
    title: 'A box that says nothing',
    text: 'No brand, no shop name, no “fragile” in red. The small box sits in a larger dull one.',
  },
  {
    field: 'Inside',
    title: 'It can’t rattle',
    text: 'Cases locked, bridges and pendulums blocked, strings eased. What moves by itself is packed by itself.',
  },
  {
    field: 'Delivery',
    title: 'A hand, not a porch',
    text: 'An adult signs. If nobody can be home, send it to a carrier’s counter and have it held there.',
  },
];

const need = [
  ['Proof of value', 'Receipt, appraisal or the policy that lists it.'],
  ['Serial number', 'Or another mark that tells it from its twins.'],
  ['The receiver', 'Full name as on their ID, and a telephone number.'],
  ['Your own policy', 'The page that says whether mail and carriers are covered.'],
  ['The thing, open', 'We photograph it with you before it is wrapped.'],
] as const;
