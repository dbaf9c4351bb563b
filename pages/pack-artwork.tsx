import type { PageMeta } from '#authoring';
import { Layers } from './_components/drawings/layers.tsx';
import { GuidePage } from './_layouts/guide-page.tsx';
import { statedLink } from './_store/dead-links.ts';
import { dollars } from './_store/format.ts';
import { insurance } from './_store/insurance.ts';

const address = '/pack-artwork';

export const meta: PageMeta = {
  title: 'How to pack artwork: framed, on canvas, or on paper',
  description:
    'Glass, canvas and loose sheets each break in their own way. What to put against the surface, what never to, and when a box has to become a crate.',
  keywords: ['how to pack artwork', 'pack a framed picture', 'ship a painting'],
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Resources', url: '/resources' },
    { name: 'How to Pack Artwork', url: address },
  ],
};

export default function PackArtwork() {
  return (
    <GuidePage
      address={address}
      meta={meta}
      title="Nothing but paper touches the artwork"
      lead="Bubble wrap laid on paint leaves circles; tape on a frame takes gold with it. The order of the layers is the whole secret."
      picture={
        <Layers
          title="A framed picture packed for shipping"
          layers={[
            'Double-wall carton',
            'Foam board',
            'Bubble, outward',
            'Corner guards',
            'Glassine',
            'Artwork',
          ]}
        />
      }
      chapters={[
        {
          id: 'look',
          title: 'Look at it first',
          text: (
            <p>
              Photograph front, back, corners and every old scratch in daylight. Write down its size
              and what it is worth. Over {dollars(insurance.appraisalOverCents)} have it appraised
              before it leaves: no insurer takes your word afterwards.
            </p>
          ),
        },
        {
          id: 'glass',
          title: 'Under glass',
          text: (
            <ul>
              <li>Tape the glass in a grid, edge to edge, without touching the frame.</li>
              <li>Better: have the glass taken out, or replaced by acrylic.</li>
              <li>Lay a sheet of foam board over it, cut to the frame’s outer size.</li>
            </ul>
          ),
        },
        {
          id: 'canvas',
          title: 'On canvas',
          text: (
            <>
              <p>
                Wait until oil is dry all the way through, which takes months. Wrap the face in
                glassine, shiny side in, and keep everything else off it.
              </p>
              <p>
                A canvas fears what pokes it from behind. Put a board against the stretcher bars as
                well as over the front.
              </p>
            </>
          ),
        },
        {
          id: 'paper',
          title: 'On paper',
          text: (
            <p>
              Flat between two boards larger than the sheet, with the grain of the corrugation
              crossed. Hold the sheet by paper corners, never by tape. Rolled only if it was rolled
              before, around a wide tube inside a wider one.
            </p>
          ),
        },
        {
          id: 'box-or-crate',
          title: 'Box or crate?',
          text: (
            <>
              <p>
                A double-wall carton is enough for most framed prints up to the size of a door pane.
              </p>
              <p>
                Choose a <a href={statedLink('/packing-services/art-crating')}>crate for art</a> for
                glass larger than that, for sculpture, for anything going overseas, and for whatever
                you would lose sleep over.
              </p>
            </>
          ),
        },
      ]}
      ending={{
        title: 'We have the glassine',
        text: 'And the corners, the foam and the saw. Bring the piece, or send its size and a photograph.',
        action: { title: 'See art crating', href: statedLink('/packing-services/art-crating') },
      }}
    />
  );
}
