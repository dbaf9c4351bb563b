import type { PageMeta } from '#authoring';
import planFromTheDay from './_assets/drawings/plan-from-the-day.svg';
import { StoreInsurance } from './_blocks/store/store-insurance.tsx';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { GroupTable } from './_components/tables/group-table.tsx';
import { features, need, plan } from './_content/fine-art-logistics.ts';
import { ArtPage } from './_templates/art-page.tsx';

const address = '/fine-art-logistics';

export const meta: PageMeta = {
  title: 'Fine art logistics in Wilmington, NC: exhibitions',
  description:
    'Fine art logistics for galleries, artists and estates. Send a list of works and the date they have to arrive. Ask about packing, carriers and insurance.',
  keywords: ['fine art logistics Wilmington NC', 'gallery shipping', 'exhibition transport'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Fine Art Logistics', url: address },
  ],
  own: {
    services: ['Exhibition shipping', 'Artist-to-gallery shipping', 'Shipping of sold works'],
  },
};

export default function FineArtLogistics() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Fine art logistics for exhibitions, galleries and estates"
      lead="Send us the list of works and the date they have to be on the wall, and ask for a quote."
      ask="Send your list"
      need={{ title: 'What to list for each work', items: need }}
      closing={{
        title: 'Send us your list of works',
        text: 'A spreadsheet or a handwritten page is fine. We need the sizes, the address and the date.',
      }}
    >
      <Section tight>
        <Split columns="6-6">
          <Column
            title="How to plan an exhibition shipment"
            text="Start with the installation date. The last step comes first."
          >
            <GroupTable
              caption="Steps between your list and the installation date, last step first"
              columns={['Step', 'What happens']}
              groups={plan}
            />
          </Column>
          <Stack>
            <ShowIllustration of={planFromTheDay} />
            <Column
              title="Insurance for each work"
              text="List a value for each work, not one total. If one frame is damaged, the claim is for that frame."
            >
              <StoreInsurance />
            </Column>
          </Stack>
        </Split>
      </Section>
      <Section kraft tight title="Three kinds of exhibition shipment">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}
