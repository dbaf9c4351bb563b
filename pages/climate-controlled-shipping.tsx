import { Link, type PageMeta } from '#authoring';
import dayAndNight from './_assets/drawings/day-and-night.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { GroupTable } from './_components/tables/group-table.tsx';
import { arrival, features, harms, need } from './_content/climate-controlled-shipping.ts';
import { ArtPage } from './_templates/art-page.tsx';

const address = '/climate-controlled-shipping';

export const meta: PageMeta = {
  title: 'Climate-controlled shipping from Wilmington, NC',
  description:
    'Climate-controlled shipping for art, film and instruments. Choose an insulated box, a temperature-controlled truck or milder weather. Ask about your route.',
  keywords: ['climate-controlled shipping Wilmington NC', 'temperature-controlled art transport'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Climate-Controlled Shipping', url: address },
  ],
  own: {
    services: ['Buffered packing', 'Temperature-controlled transport', 'Seasonal scheduling'],
  },
};

export default function ClimateControlledShipping() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Climate-controlled shipping from Wilmington"
      lead="Heat, cold and moisture can harm wax, film, veneer and paint. Ask us about an insulated box, a temperature-controlled truck, or a day with milder weather."
      ask="Ask about your route"
      need={{ title: 'What to tell us for a quote', items: need }}
      closing={{
        title: 'Worried about heat, cold or moisture?',
        text: 'Tell us what the piece is made of and where it’s going.',
      }}
    >
      <Section tight title="Three ways to protect it from the weather">
        <FeatureCells features={features} />
      </Section>
      <Section ruled tight>
        <Split columns="7-5">
          <Column title="What heat, moisture and cold can do">
            <GroupTable
              caption="Materials that heat, moisture, cold or fast changes can harm"
              columns={['Material', 'What can happen']}
              groups={harms}
            />
          </Column>
          <Stack>
            <ShowIllustration of={dayAndNight} />
            <TitledList title="What to do when it arrives" items={arrival} />
          </Stack>
        </Split>
      </Section>
      <Section
        kraft
        tight
        title="Check the insurance before you ship"
        text={
          <>
            Many policies leave out slow damage such as warping, mold and fading. See{' '}
            <Link href="/insurance-information">how insurance works</Link>.
          </>
        }
      />
    </ArtPage>
  );
}
