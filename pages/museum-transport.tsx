import type { PageMeta } from '#authoring';
import { ConditionSheet } from './_components/drawings/condition-sheet.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { Steps } from './_components/steps.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { faq, features, marks, need, steps } from './_words/museum-transport.tsx';

const address = '/museum-transport';

export const meta: PageMeta = {
  title: 'Museum transport from Wilmington, NC: loans out and back',
  description:
    'For registrars: how a loan is checked, crated, handed over and returned, what goes on the condition report, and whose insurance covers which stretch.',
  keywords: ['museum transport Wilmington NC', 'museum loan shipping', 'condition report'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Museum Transport', url: address },
  ],
  services: ['Museum loan transport', 'Condition reports', 'Return transport'],
  faqItems: faq,
};

export default function MuseumTransport() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="A loan, out and back"
      lead="Museum transport for registrars: we note the condition, crate the object, book its carrier, and pack it the same way for the trip home."
      ask="Write to us about a loan"
      picture={<ConditionSheet />}
      facts={[
        ['Going out', 'Report', 'Marks found, numbered, photographed.'],
        ['On the way', 'Names', 'One at each handover, with the hour.'],
        ['Coming home', 'Compare', 'The same sheet, read mark by mark.'],
      ]}
      need={{ title: 'What a registrar sends us', items: need }}
      closing={{
        title: 'Talk through a loan',
        text: 'Have the agreement open. Its clauses on packing and cover come before our habits.',
      }}
    >
      <Section tight>
        <Split columns="5-7">
          <Column
            title="Four marks, four ways to write them"
            text="An example, as drawn above. “Good condition” protects nobody."
          >
            <PartsList parts={marks} />
          </Column>
          <Column title="Registrars ask">
            <Faq items={faq} />
          </Column>
        </Split>
      </Section>
      <Section kraft tight title="Five signatures’ worth of road">
        <Steps steps={steps} />
      </Section>
      <Section tight title="What differs from shipping a purchase">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}
