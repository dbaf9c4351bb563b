import type { PageMeta } from '#authoring';
import { Layers } from './_components/drawings/layers.tsx';
import { GuidePage } from './_layouts/guide-page.tsx';

const address = '/packing-tips';

export const meta: PageMeta = {
  title: 'Packing tips: how to pack a box that survives the truck',
  description:
    'Pick the right box, fill it so that nothing moves, tape it in an H and label it twice: how our counter packs, written down for your kitchen table.',
  keywords: ['packing tips', 'how to pack a box', 'shipping box packing'],
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Resources', url: '/resources' },
    { name: 'Packing Tips', url: address },
  ],
};

export default function PackingTips() {
  return (
    <GuidePage
      address={address}
      meta={meta}
      title="Shake it. If it moves, it is not packed."
      lead="A parcel is dropped, turned over and stacked under others. Pack for that, not for the ride in your own car."
      picture={
        <Layers
          title="A packed box cut open"
          layers={['Corrugated box', 'Fill on all sides', 'Wrapped item']}
        />
      }
      chapters={[
        {
          id: 'box',
          title: 'Choose the box',
          text: (
            <>
              <p>
                Take a new corrugated box, or a used one with firm corners and no holes. Soft
                cardboard has done its work already.
              </p>
              <p>
                Leave about two fingers of room on every side of the wrapped thing. More room needs
                more fill and costs more, because large light boxes are charged by their size.
              </p>
            </>
          ),
        },
        {
          id: 'fill',
          title: 'Fill it',
          text: (
            <>
              <ul>
                <li>Start with a cushion on the bottom, before anything goes in.</li>
                <li>Wrap each thing by itself, so that no two hard surfaces touch.</li>
                <li>Put the heavy things low and in the middle.</li>
                <li>Close the flaps: they should press a little on what is inside.</li>
              </ul>
              <p>
                Newspaper settles and clothes slide. Crumpled kraft paper, bubble and foam stay
                where you put them.
              </p>
            </>
          ),
        },
        {
          id: 'tape',
          title: 'Tape an H',
          text: (
            <p>
              One strip along the middle seam, and one across each end: from above it reads like an
              H. Do the same below. Use packing tape; masking tape, string and cellophane tape let
              go in heat or catch in belts.
            </p>
          ),
        },
        {
          id: 'label',
          title: 'Label it twice',
          text: (
            <>
              <p>
                One label on the largest side, flat, not over a seam. A second one inside, on top of
                the contents: if the outer one tears off, the box still knows where it goes.
              </p>
              <p>Cover or cross out old barcodes. A scanner reads whichever it sees first.</p>
            </>
          ),
        },
        {
          id: 'never',
          title: 'What a box can’t take',
          text: (
            <ul>
              <li>Liquids without a second, sealed bag around the bottle.</li>
              <li>
                Spray cans, fuel, fireworks and loose lithium batteries: ask before you bring them.
              </li>
              <li>Cash, and anything that cannot be replaced at any price.</li>
            </ul>
          ),
        },
      ]}
      ending={{
        title: 'Rather have it done?',
        text: 'Bring it in your arms. If we pack it and it breaks, we handle the claim.',
        action: { title: 'How we pack', href: '/packing-services' },
      }}
    />
  );
}
