import type { PageMeta } from '#authoring';
import { DayCurves } from './_components/drawings/day-curves.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { insuranceText } from './_store/insurance-text.ts';
import { arrival, features, harms, need } from './_words/climate-controlled-shipping.ts';

const address = '/climate-controlled-shipping';

export const meta: PageMeta = {
  title: 'Climate-controlled shipping from Wilmington, NC',
  description:
    'What heat, damp, cold and fast change do to veneer, wax, film and paint on a truck, and three ways against it: a slower box, a set temperature, a better day.',
  keywords: ['climate-controlled shipping Wilmington NC', 'temperature-controlled art transport'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Climate-Controlled Shipping', url: address },
  ],
  services: ['Buffered packing', 'Temperature-controlled transport', 'Seasonal scheduling'],
};

export default function ClimateControlledShipping() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Some things can’t take July"
      lead="Climate-controlled shipping, for wax, film, veneer and painted wood: parcel trucks are neither cooled nor heated, so we pack against the weather or look for a truck that is."
      ask="Ask about your route"
      picture={<DayCurves />}
      facts={[
        ['Slow the change', 'Box', 'Foam and barrier film, any carrier.'],
        ['Stop the change', 'Truck', 'At a set temperature, by quote.'],
        ['Dodge the change', 'Wait', 'For a milder week. It is free.'],
      ]}
      need={{ title: 'Before we choose a box or a truck', items: need }}
      closing={{
        title: 'Tell us its limits',
        text: 'Too warm, too dry, too fast: say which one worries you, and where the piece is going.',
      }}
    >
      <Section tight title="Box, truck or calendar">
        <FeatureCells features={features} />
      </Section>
      <Section ruled tight>
        <Split columns="7-5">
          <Column title="What suffers, and from what">
            <GroupTable
              caption="Materials that heat, damp, cold or fast change can harm"
              columns={['Material', 'What happens to it']}
              groups={harms}
            />
          </Column>
          <Stack>
            <TitledList title="When it arrives" items={arrival} />
            <Column title="What cover leaves out">
              <p>
                Policies often pay for a fall and not for slow change: warping, mold and fading are
                common exclusions. Read yours for them. A carrier’s declared value, typically{' '}
                {insuranceText.declaredLimit} at most, is no help there.
              </p>
            </Column>
          </Stack>
        </Split>
      </Section>
    </ArtPage>
  );
}
