import type { PageMeta } from '#authoring';
import { HousePlan } from './_components/drawings/house-plan.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { insuranceText } from './_store/insurance-text.ts';

const address = '/white-glove-delivery';

export const meta: PageMeta = {
  title: 'White glove delivery from Wilmington, NC, room by room',
  description:
    'Curb, threshold, room or wall: the four places where a delivery can end, what two people carry in, unpack and take away, and what to measure first.',
  keywords: ['white glove delivery Wilmington NC', 'room of choice delivery', 'furniture delivery'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'White Glove Delivery', url: address },
  ],
  services: ['White glove delivery', 'Room of choice delivery', 'Unpacking and debris removal'],
};

export default function WhiteGloveDelivery() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="Past the porch, up to the wall"
      lead="Most carriers stop at the door. With white glove delivery two people bring the piece in, unpack it, set it where you point, and leave with the cardboard."
      ask="Ask for a delivery"
      picture={<HousePlan />}
      facts={[
        ['Who comes', 'Two people', 'From a delivery company we book.'],
        ['Where to', 'Your spot', 'Any room that you measured.'],
        ['They take', 'The crate', 'Or leave it, if it goes back.'],
      ]}
      need={{ title: 'Measure the way in', items: need }}
      closing={{
        title: 'Where should it stand?',
        text: 'Name the room and the floor. Stairs change the price more than miles do.',
      }}
    >
      <Section tight>
        <Split columns="6-6">
          <div>
            <SectionHead
              title="Four places to stop"
              text="Each further number on the plan is more work. Buy as far as you need."
            />
            <PartsList parts={stops} />
          </div>
          <div>
            <SectionHead title="Before you sign the slip" />
            <ListRule items={signing} />
          </div>
        </Split>
      </Section>
      <Section ruled tight title="What it is for">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}

const stops = [
  { title: 'Curb', text: 'It comes off the truck. The rest is yours, and so is the rain.' },
  { title: 'Threshold', text: 'Through the first dry door: a hall, a lobby, a garage.' },
  { title: 'Room of choice', text: 'Carried to the room, still packed.' },
  {
    title: 'White glove',
    text: 'Unpacked, placed, simple legs or shelves put on, packing taken away. Hanging and wiring are asked for separately.',
  },
];

const signing = [
  {
    title: 'Walk around the packing',
    text: 'A crushed corner is written on the slip, in words, before your name.',
  },
  {
    title: 'See it unwrapped',
    text: 'Front, back, feet and drawers. Two strangers waiting is what you paid for.',
  },
  {
    title: 'Found something later?',
    text: `Call within ${insuranceText.reportWithin}, and keep every scrap of packing until we say otherwise.`,
  },
  {
    title: 'What the company pays',
    text: `Its own terms hold, often by weight. Over ${insuranceText.appraisalOver}, get an appraisal and a policy first.`,
  },
];

const features = [
  {
    field: 'Heavy',
    title: 'A sideboard, a bronze',
    text: 'What you could not turn on your own stairs without taking plaster along.',
  },
  {
    field: 'Tender',
    title: 'A mirror, a chandelier',
    text: 'Opened by those who know how it was closed, so that nobody cuts into the parcel.',
  },
  {
    field: 'Far',
    title: 'A gift for your mother',
    text: 'She opens the door. The lifting, the knives and the cardboard are other people’s.',
  },
];

const need = [
  ['Doors', 'The narrowest one, with the door on its hinges.'],
  ['Turns', 'Hall width at each corner, ceiling over each landing.'],
  ['Stairs', 'How many, straight or winding; or the inside of the elevator.'],
  ['The truck', 'Where it may stand, and for how long.'],
  ['Rules', 'Buildings that want papers or a booked elevator.'],
] as const;
