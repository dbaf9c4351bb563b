import type { PageMeta } from '#authoring';
import conditionReport from './_assets/drawings/condition-report.svg';
import loanAgreed from './_assets/drawings/loan-agreed.svg';
import loanCrated from './_assets/drawings/loan-crated.svg';
import loanRecorded from './_assets/drawings/loan-recorded.svg';
import loanReturned from './_assets/drawings/loan-returned.svg';
import loanShippedClosed from './_assets/drawings/loan-shipped-closed.svg';
import registrarAtTheCrate from './_assets/drawings/registrar-at-the-crate.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { PartsList } from './_components/lists/parts-list.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { faq, features, marks, need, steps } from './_content/museum-transport.tsx';
import { ArtPage } from './_templates/art-page.tsx';

const loanSteps = [loanAgreed, loanRecorded, loanCrated, loanShippedClosed, loanReturned] as const;

const address = '/museum-transport';

export const meta: PageMeta = {
  title: 'Museum transport from Wilmington, NC for loans',
  description:
    'Museum transport for loans and exhibitions. How an object is checked, crated, shipped and returned, what a condition report needs, and who insures the trip.',
  keywords: ['museum transport Wilmington NC', 'museum loan shipping', 'condition report'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Museum Transport', url: address },
  ],
  own: { services: ['Museum loan transport', 'Return transport'] },
  faqItems: faq,
};

export default function MuseumTransport() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Museum transport for loans and exhibitions"
      lead="Have the loan agreement and the object’s sizes ready. Ask us about the crate, the carrier and the trip home."
      ask="Ask about a museum loan"
      need={{ title: 'What to have ready for a loan', items: need }}
      closing={{
        title: 'Ask about a museum loan',
        text: 'Have the loan agreement ready, with what it says about packing and insurance.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <Column
            title="What to write in a condition report"
            text="“Good condition” isn’t enough for a claim. Describe each mark and where it is, as in this example."
          >
            <ShowIllustration of={conditionReport} width={560} />
          </Column>
          <PartsList parts={marks} />
        </Split>
      </Section>
      <Section kraft tight title="How a loan travels, step by step">
        <Steps steps={steps} pictures={loanSteps} />
      </Section>
      <Section tight title="How a museum loan differs from other shipments">
        <FeatureCells features={features} />
      </Section>
      <Section tight ruled>
        <Split columns="7-5">
          <Column title="Museum transport questions">
            <Faq items={faq} />
          </Column>
          <Stack>
            <ShowIllustration of={registrarAtTheCrate} />
          </Stack>
        </Split>
      </Section>
    </ArtPage>
  );
}
