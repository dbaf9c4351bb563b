import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { ValueLadder } from './_components/drawings/value-ladder.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { Hero } from './_components/hero.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Steps } from './_components/steps.tsx';
import { Section } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { dollars } from './_store/format.ts';
import { phone } from './_store/identity.ts';
import { insurance } from './_store/insurance.ts';
import { insuranceQuoteUrl } from './_store/placeholders.ts';
import { claim, considerations, options } from './_words/insurance-information.ts';

const address = '/insurance-information';
const declared = dollars(insurance.declaredValueMaximumCents);

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
          <TitledList title="Coverage options" items={options} />
          <TitledList title="Considerations before you choose" items={considerations} />
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
