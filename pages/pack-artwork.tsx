import { type PageMeta, withBase } from '#authoring';
import boardsAndTube from './_assets/drawings/boards-and-tube.svg';
import boxOrCrate from './_assets/drawings/box-or-crate.svg';
import photographArt from './_assets/drawings/photograph-art.svg';
import tapeGlass from './_assets/drawings/tape-glass.svg';
import wrapCanvas from './_assets/drawings/wrap-canvas.svg';
import { PackingGuide } from './_blocks/choices/packing-guide.tsx';
import { Section } from './_components/sections/section.tsx';
import { insuranceText } from './_facts/insurance.ts';
import { statedLink } from './_navigation/dead-links.ts';
import { GuidePage } from './_templates/guide-page.tsx';

const address = '/pack-artwork';

export const meta: PageMeta = {
  title: 'How to pack artwork: framed, on canvas, or on paper',
  description:
    'How to pack artwork for shipping: framed pictures, canvas and works on paper. What can touch the surface, what can’t, and when you need a crate.',
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
      title="How to pack artwork: framed, on canvas or on paper"
      lead="Put glassine or acid-free paper on the surface first. Bubble wrap can mark paint, and tape can pull the finish off a frame."
      steps={[
        {
          id: 'look',
          title: 'Take photos and measure',
          illustration: photographArt,
          text: (
            <p>
              Photograph the front, the back, the corners and any old damage in daylight. Write down
              the size and the value. Over {insuranceText.appraisalOver}, we recommend an appraisal
              before you ship.
            </p>
          ),
        },
        {
          id: 'glass',
          title: 'Pack a picture under glass',
          illustration: tapeGlass,
          text: (
            <ul>
              <li>Tape the glass in a grid. Keep the tape off the frame.</li>
              <li>Even better, ask a framer to replace the glass with acrylic.</li>
              <li>Cover it with foam board that is at least as large as the frame.</li>
            </ul>
          ),
        },
        {
          id: 'canvas',
          title: 'Pack a canvas',
          illustration: wrapCanvas,
          text: (
            <>
              <p>
                Wait until oil paint is fully dry, which can take months. Put glassine over the
                face, and wrap bubble wrap around the outside with the bubbles away from the paint.
              </p>
              <p>Put one board against the stretcher bars and one over the front.</p>
            </>
          ),
        },
        {
          id: 'paper',
          title: 'Pack a print or drawing',
          illustration: boardsAndTube,
          text: (
            <p>
              Pack it flat between two boards that are larger than the sheet. Hold it with paper
              corners, not with tape. If it can be rolled, roll it around a wide tube and slide that
              into a larger one.
            </p>
          ),
        },
        {
          id: 'box-or-crate',
          title: 'Choose a box or a crate',
          illustration: boxOrCrate,
          text: (
            <>
              <p>A double-wall box is enough for most small framed prints.</p>
              <p>
                Choose an{' '}
                <a href={withBase(statedLink('/packing-services/art-crating'))}>art crate</a> for
                large glass, for sculpture, and for most art that goes overseas.
              </p>
            </>
          ),
        },
      ]}
      ending={{
        title: 'Want us to pack it?',
        text: 'Bring the piece, or call with its size and its value for a quote.',
        action: { title: 'See art crating', href: statedLink('/packing-services/art-crating') },
      }}
    >
      <Section tight ruled title="How to pack yours: pick framed, canvas or print">
        <PackingGuide items="art" />
      </Section>
    </GuidePage>
  );
}
