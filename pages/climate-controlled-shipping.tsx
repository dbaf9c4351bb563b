import type { PageMeta } from '#authoring';
import { DayCurves } from './_components/drawings/day-curves.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split, Stack } from './_layouts/split.tsx';
import { insuranceText } from './_store/insurance-text.ts';

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
          <div>
            <SectionHead title="What suffers, and from what" />
            <GroupTable
              caption="Materials that heat, damp, cold or fast change can harm"
              columns={['Material', 'What happens to it']}
              groups={harms}
            />
          </div>
          <Stack>
            <div>
              <SectionHead title="When it arrives" />
              <ListRule items={arrival} />
            </div>
            <div>
              <SectionHead title="What cover leaves out" />
              <p>
                Policies often pay for a fall and not for slow change: warping, mold and fading are
                common exclusions. Read yours for them. A carrier’s declared value, typically{' '}
                {insuranceText.declaredLimit} at most, is no help there.
              </p>
            </div>
          </Stack>
        </Split>
      </Section>
    </ArtPage>
  );
}

const features = [
  {
    field: 'Packing',
    title: 'A slower box',
    text: 'Thick foam inside, a sealed moisture barrier around it. The swing between noon and night reaches the piece late and small.',
  },
  {
    field: 'Transport',
    title: 'A truck that holds its temperature',
    text: 'Run by freight and art carriers, not by us. We ask them about your route and show you what they answer.',
  },
  {
    field: 'Timing',
    title: 'Out on a Monday',
    text: 'Shipped early in the week, nothing sits in a closed depot from Friday on. In storm season we watch the coast with you.',
  },
];

const harms = [
  {
    title: 'Heat',
    rows: [
      ['Wax, encaustic, crayon', 'Softens, slumps, takes the print of its wrapping.'],
      ['Vinyl records, film', 'Warp, and stick to their sleeves.'],
    ],
  },
  {
    title: 'Damp',
    rows: [
      ['Paper and books', 'Cockle; sealed in while moist, they mold.'],
      ['Veneer and inlay', 'Lift where the glue gives way.'],
    ],
  },
  {
    title: 'Cold',
    rows: [['Acrylic paint', 'Turns brittle. A knock it would shrug off at home cracks it.']],
  },
  {
    title: 'Fast change',
    rows: [
      ['Panels and icons', 'The wood moves and the paint does not.'],
      ['Guitars and violins', 'Seams open. Slacken the strings before packing.'],
    ],
  },
] as const;

const arrival = [
  {
    title: 'Leave it closed',
    text: 'Let the whole box come to the room’s temperature, overnight if it can.',
  },
  {
    title: 'Then open',
    text: 'Cold glass in warm air fogs on both sides, and the picture is on one of them.',
  },
  {
    title: 'Look, then hang',
    text: `Tell us of any damage within ${insuranceText.reportWithin}, with photos.`,
  },
];

const need = [
  ['What it is made of', 'All of it: support, paint, glue, frame.'],
  ['Its range', 'If a conservator or lender gave one, the figures. If not, say so.'],
  ['The road', 'From where to where. Mountains and deserts count as weather.'],
  ['Room for dates', 'The more days you can give, the milder one we can pick.'],
] as const;
