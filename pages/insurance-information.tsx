import { type PageMeta, read } from '#authoring';
import './_components/guides/guide-ground.css';
import claimEverythingKept from './_assets/drawings/claim-everything-kept.svg';
import claimPhotosTaken from './_assets/drawings/claim-photos-taken.svg';
import claimReportedInTime from './_assets/drawings/claim-reported-in-time.svg';
import claimValueShown from './_assets/drawings/claim-value-shown.svg';
import { InsuranceReader } from './_blocks/choices/insurance-reader.tsx';
import { ValueLadder } from './_components/drawings/value-ladder.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { QuoteCard } from './_components/store/quote-card.tsx';
import { GroupTable } from './_components/tables/group-table.tsx';
import { claim, considerations, options } from './_content/insurance-information.tsx';
import { phone } from './_facts/identity.ts';
import { insuranceText } from './_facts/insurance.ts';
import { insuranceQuoteUrl } from './_facts/placeholders.ts';
import { contactLink } from './_navigation/contact-link.ts';

const claimSteps = [
  claimEverythingKept,
  claimPhotosTaken,
  claimReportedInTime,
  claimValueShown,
] as const;

const address = '/insurance-information';

export const meta: PageMeta = {
  title: 'Shipping insurance and claims in Wilmington, NC',
  description: `Declared value isn’t insurance. ${insuranceText.declared.rule} Compare coverage options, and follow four steps to report damage.`,
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
      <Opening
        trail={meta.breadcrumbs}
        title="Shipping insurance: what it pays and how to claim"
        lead={`Declared value isn’t insurance. ${insuranceText.declared.rule} Choose a value and a carrier to see what to ask for.`}
        actions={
          <>
            <ButtonLink href={read(insuranceQuoteUrl, address)}>Get an insurance quote</ButtonLink>
            <CallLink phone={read(phone, address)} />
          </>
        }
      >
        <InsuranceReader />
      </Opening>

      <Section ruled tight>
        <Split columns="5-7">
          <Column title="Declared value or full insurance?">
            <ValueLadder />
          </Column>
          <GroupTable
            caption="Declared value compared with full insurance"
            columns={['Question', 'Answer']}
            groups={[
              {
                title: 'Declared value',
                rows: [
                  ['What is it?', 'The most a carrier will pay.'],
                  ['How much?', insuranceText.declared.rule],
                  ['When does it pay?', 'If the carrier is responsible under its terms.'],
                ],
              },
              {
                title: 'Full insurance',
                rows: [
                  ['What is it?', 'A policy on the item itself.'],
                  ['How much?', 'The amount you choose to insure.'],
                  ['When does it pay?', 'If the policy covers that kind of loss.'],
                ],
              },
            ]}
          />
        </Split>
      </Section>

      <Section ruled tight>
        <Split columns="6-6">
          <TitledList title="Coverage options" items={options} />
          <TitledList title="What to consider before you choose" items={considerations} />
        </Split>
      </Section>

      <Section kraft tight title="How to make a claim">
        <Steps steps={claim} pictures={claimSteps} />
      </Section>

      <Section tight>
        <QuoteCard
          wide
          title="If we packed it"
          text="Our packing guarantee: if we packed an item and it breaks, we handle the insurance claim process. The policy decides what it pays."
          action={{
            title: 'Report damage',
            href: contactLink({ subject: 'general-inquiry', about: 'insurance-information' }),
          }}
          phone={read(phone, address)}
        />
      </Section>
    </>
  );
}
