import type { PageMeta } from '#authoring';
import { BackwardPlan } from './_components/drawings/backward-plan.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreInsurance } from './_layouts/store-insurance.tsx';
import { features, need, plan } from './_words/fine-art-logistics.ts';

const address = '/fine-art-logistics';

export const meta: PageMeta = {
  title: 'Fine art logistics in Wilmington, NC: many works, one plan',
  description:
    'For galleries, artists and estates: a list of works, the day they must hang, and a plan counted back from it, with packing and carriers for each piece.',
  keywords: ['fine art logistics Wilmington NC', 'gallery shipping', 'exhibition transport'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Fine Art Logistics', url: address },
  ],
  services: ['Exhibition logistics', 'Consolidated art shipments', 'Gallery sales delivery'],
};

export default function FineArtLogistics() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="A whole show, on one plan"
      lead="Fine art logistics for galleries, artists and estates: name the day the works must hang, and we plan collection, packing and carriers backward from it."
      ask="Send us your list"
      picture={<BackwardPlan stretches={['Deliver', 'Carry', 'Pack', 'Quote', 'List']} />}
      facts={[
        ['You send', 'A list', 'One line a work, with size and value.'],
        ['You get', 'One quote', 'Every work priced on its own line.'],
        ['You fix', 'The day', 'The other dates follow from it.'],
      ]}
      need={{ title: 'One line for each work', items: need }}
      closing={{
        title: 'Start with the list',
        text: 'A spreadsheet, a price list from the opening, a page by hand: it needs sizes, a place and a day.',
      }}
    >
      <Section tight>
        <Split columns="6-6">
          <Column title="The plan, read from its last day">
            <GroupTable
              caption="What is done between the list and the hanging day, the last stretch first"
              columns={['Stretch', 'Who does what']}
              groups={plan}
            />
          </Column>
          <Column
            title="Each work has its own sum"
            text="Insure a shipment as one total and a chipped frame starts an argument. With a value on every line, the claim is about that line."
          >
            <StoreInsurance />
          </Column>
        </Split>
      </Section>
      <Section kraft tight title="Three routes a show can take">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}
