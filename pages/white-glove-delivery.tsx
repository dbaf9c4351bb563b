import type { PageMeta } from '#authoring';
import { HousePlan } from './_components/drawings/house-plan.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { features, need, signing, stops } from './_words/white-glove-delivery.ts';

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
          <Column
            title="Four places to stop"
            text="Each further number on the plan is more work. Buy as far as you need."
          >
            <PartsList parts={stops} />
          </Column>
          <TitledList title="Before you sign the slip" items={signing} />
        </Split>
      </Section>
      <Section ruled tight title="What it is for">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}
