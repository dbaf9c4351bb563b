import { Link, type PageMeta } from '#authoring';
import boxItTwice from './_assets/drawings/box-it-twice.svg';
import keepForClaim from './_assets/drawings/keep-for-claim.svg';
import wrapIt from './_assets/drawings/wrap-it.svg';
import wrappedFragiles from './_assets/drawings/wrapped-fragiles.svg';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { SupplyPage } from './_templates/supply-page.tsx';

const address = '/fragile-packing';

export const meta: PageMeta = {
  title: 'Fragile packing in Wilmington, NC: glass and electronics',
  description:
    'Fragile packing in Wilmington, NC for glass, china and electronics. See how a box in a box helps. If we pack it and it breaks, we handle the insurance claim.',
  keywords: ['fragile packing Wilmington NC', 'pack china', 'ship glass', 'double boxing'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Fragile Packing', url: address },
  ],
  own: { services: ['Fragile packing', 'Double boxing', 'Glass and china packing'] },
};

export default function FragilePacking() {
  return (
    <SupplyPage
      address={address}
      meta={meta}
      title="Fragile packing for glass, china and electronics"
      lead="Bring the item wrapped in a towel or a blanket, and ask us to pack it."
      picture={<InlineDrawing of={wrappedFragiles} />}
      ask="Ask about an item"
      choose={{
        title: 'How could it break?',
        text: 'Different things break in different ways.',
        items: [
          ['Cracks', 'Glass, china, mirrors: padding between the pieces and in the hollow parts.'],
          ['Shocks', 'Hard drives, clocks: soft foam, with moving parts locked.'],
          ['Dents', 'Lampshades, instruments: a stiff box with space around them.'],
          ['Leaks', 'Bottles: seal them, put them in a bag, and tell us what is inside.'],
        ],
      }}
      featuresTitle="How to pack a fragile item"
      features={[
        {
          illustration: wrapIt,
          title: '1. Wrap it',
          text: 'Soft paper goes first. Loose parts come off and are wrapped separately.',
        },
        {
          illustration: boxItTwice,
          title: '2. Box it twice',
          text: 'The inner box has padding on all six sides.',
        },
        {
          illustration: keepForClaim,
          title: 'If we pack it and it breaks',
          text: 'Keep the item, the box and all of the packing. We handle the insurance claim process.',
        },
      ]}
      closing={{
        title: 'Several fragile items?',
        text: (
          <>
            Bring them all at once. See what we pack and how prices work. Packing them yourself?{' '}
            <Link href="/packing-tips#pack">Pick glasses, dishes, a lamp or a TV</Link> in our
            packing tips.
          </>
        ),
      }}
    />
  );
}
