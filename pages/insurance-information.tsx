import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { ValueLadder } from './_components/drawings/value-ladder.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { Hero } from './_components/hero.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Steps } from './_components/steps.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { dollars } from './_store/format.ts';
import { phone } from './_store/identity.ts';
import { insurance } from './_store/insurance.ts';
import { insuranceQuoteUrl } from './_store/placeholders.ts';

const address = '/insurance-information';
const declared = dollars(insurance.declaredValueMaximumCents);
const appraisal = dollars(insurance.appraisalOverCents);

export const meta: PageMeta = {
  title: 'Shipping insurance: declared value is not a policy',
  description:
    'The difference between declared value and full insurance, which cover fits what you send, and the four steps of a claim if it arrives broken.',
  keywords: ['shipping insurance', 'declared value', 'insurance claim package'],
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Resources', url: '/resources' },
    { name: 'Insurance Information', url: address },
  ],
};

export default function InsuranceInformation() {
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="If it breaks, who pays?"
        lead={`By itself, a carrier: up to a declared value, typically ${declared} at most. For more you want an insurance that names what is in the box.`}
        actions={
          <>
            <ButtonLink href={read(insuranceQuoteUrl, address)}>Get an insurance quote</ButtonLink>
            <CallLink phone={read(phone, address)} />
          </>
        }
      >
        <ValueLadder />
      </Hero>

      <Section tight title="Declared value and full insurance">
        <GroupTable
          caption="Declared value compared with full insurance"
          columns={['Question', 'Answer']}
          groups={[
            {
              title: 'Declared value',
              rows: [
                ['What is it?', 'The limit of a carrier’s liability. Not an insurance.'],
                ['How much?', `Typically ${declared} maximum.`],
                [
                  'When does it pay?',
                  'If the carrier is found at fault, and the packing is found good enough.',
                ],
              ],
            },
            {
              title: 'Full insurance',
              rows: [
                ['What is it?', 'A policy on the goods, from door to door.'],
                ['How much?', 'What it would cost to replace them.'],
                ['When does it pay?', 'If they are lost or damaged, whoever was careless.'],
              ],
            },
          ]}
        />
      </Section>

      <Section ruled tight>
        <Split columns="6-6">
          <div>
            <SectionHead title="Coverage options" />
            <ListRule items={options} />
          </div>
          <div>
            <SectionHead title="Considerations before you choose" />
            <ListRule items={considerations} />
          </div>
        </Split>
      </Section>

      <Section kraft tight title="A claim in four steps">
        <Steps steps={claim} />
      </Section>

      <Section>
        <QuoteCard
          title="We packed it? Then we write the claim."
          text="Our packing guarantee: if the store packed an item and it breaks, the store handles the insurance claim process. Ask us what to insure before it leaves."
          action={{ title: 'Ask about cover', href: '/contact' }}
          phone={read(phone, address)}
        />
      </Section>
    </>
  );
}

const options = [
  { title: 'Declared value alone', text: 'For what you could buy again tomorrow without a sigh.' },
  {
    title: 'Carrier’s added cover',
    text: 'Declare more and pay for it by the hundred. Some goods are excluded: read the list.',
  },
  {
    title: 'Parcel insurance',
    text: 'A policy for one shipment, across all four carriers. The quote link above leads to it.',
  },
  {
    title: 'Fine art policy',
    text: 'For works and collections, from wall to wall, with the transport in it.',
  },
];

const considerations = [
  {
    title: 'Proof of worth',
    text: `A receipt, or for anything over ${appraisal} an appraisal. We recommend it before shipping, not after.`,
  },
  {
    title: 'Packing',
    text: 'Weak packing is the first reason a claim is refused. Ours is photographed when you ask.',
  },
  {
    title: 'Exclusions',
    text: 'Cash, jewelry, antiques and plants are often left out. Say what it is before you insure it.',
  },
];

const claim = [
  { title: 'Keep everything', text: 'Box, filling, label and pieces, as they came out.' },
  { title: 'Photograph it', text: 'Outside first, then the inside, then the damage close up.' },
  {
    title: 'Report it',
    text: `Damage has to be told within ${insurance.reportDamageWithinHours} hours of delivery.`,
  },
  { title: 'Prove its worth', text: 'Receipt, appraisal or the price of the same thing today.' },
];
