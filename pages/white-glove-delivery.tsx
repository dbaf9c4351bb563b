import type { PageMeta } from '#authoring';
import damageOnTheReceipt from './_assets/drawings/damage-on-the-receipt.svg';
import deliveryStops from './_assets/drawings/delivery-stops.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { PartsList } from './_components/lists/parts-list.tsx';
import { Section } from './_components/sections/section.tsx';
import { Split } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { features, need, signing, stops } from './_content/white-glove-delivery.ts';
import { ArtPage } from './_templates/art-page.tsx';

const address = '/white-glove-delivery';

export const meta: PageMeta = {
  title: 'White glove delivery from Wilmington, NC',
  description:
    'White glove delivery from Wilmington, NC for furniture, mirrors and art. Compare curb, threshold, room and full service, and see what to measure first.',
  keywords: ['white glove delivery Wilmington NC', 'room of choice delivery', 'furniture delivery'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'White Glove Delivery', url: address },
  ],
  own: {
    services: ['White glove delivery', 'Room of choice delivery', 'Unpacking and packing removal'],
  },
};

export default function WhiteGloveDelivery() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="White glove delivery: carried in, unpacked and placed"
      lead="Most freight deliveries stop at the curb or the door. With white glove delivery, the piece can be carried in and unpacked. Ask us what is included."
      ask="Ask for a delivery quote"
      need={{ title: 'What to measure before delivery', items: need }}
      closing={{
        title: 'Get a delivery quote',
        text: 'Tell us the item, the address, the floor and the room. Stairs can change the price.',
      }}
    >
      <Section
        tight
        title="Four common levels of delivery"
        text="The numbers match the plan. Each level is more work than the one before and usually costs more."
      >
        <Split columns="6-6">
          <ShowIllustration of={deliveryStops} width={560} />
          <PartsList parts={stops} />
        </Split>
      </Section>
      <Section kraft tight title="When white glove delivery helps">
        <FeatureCells features={features} />
      </Section>
      <Section tight>
        <Split columns="7-5">
          <TitledList title="Before you sign for the delivery" items={signing} />
          <ShowIllustration of={damageOnTheReceipt} width={470} />
        </Split>
      </Section>
    </ArtPage>
  );
}
