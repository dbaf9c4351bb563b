import { Link, type PageMeta } from '#authoring';
import firmBox from './_assets/drawings/firm-box.svg';
import labelOnTop from './_assets/drawings/label-on-top.svg';
import leaveOut from './_assets/drawings/leave-out.svg';
import tapeAnH from './_assets/drawings/tape-an-h.svg';
import twoFingers from './_assets/drawings/two-fingers.svg';
import { PackingGuide } from './_blocks/choices/packing-guide.tsx';
import { Section } from './_components/sections/section.tsx';
import { GuidePage } from './_templates/guide-page.tsx';

const address = '/packing-tips';

export const meta: PageMeta = {
  title: 'Packing tips: how to pack a box for shipping',
  description:
    'How to pack a box for shipping: choose the right box, fill it so that the item can’t move, tape it in an H, and label it. See what not to put in a box.',
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
      title="Packing tips: how to pack a box for shipping"
      lead="Choose a strong box, pad all six sides, tape it in an H, and add a label. Shake the box: if the item moves, add more padding."
      steps={[
        {
          id: 'box',
          title: 'Choose the box',
          illustration: firmBox,
          text: (
            <>
              <p>Use a new corrugated box, or a used one with strong corners and no holes.</p>
              <p>
                Leave about 2 inches of space on every side of the wrapped item. A much larger box
                can cost more, because carriers also charge by size.
              </p>
            </>
          ),
        },
        {
          id: 'fill',
          title: 'Fill it',
          illustration: twoFingers,
          text: (
            <>
              <ul>
                <li>Put padding on the bottom first.</li>
                <li>Wrap each item separately, so that hard surfaces don’t touch.</li>
                <li>Put heavy items at the bottom, in the middle.</li>
                <li>Fill the box to the top. The flaps should press lightly on the padding.</li>
              </ul>
              <p>
                Newspaper packs down and clothes slide. Crumpled kraft paper, bubble wrap and foam
                stay in place.
              </p>
            </>
          ),
        },
        {
          id: 'tape',
          title: 'Tape an H',
          illustration: tapeAnH,
          text: (
            <p>
              Put one strip along the middle seam and one along each end seam, so they form an H. Do
              the same on the bottom. Use packing tape, not masking tape, cellophane tape or string.
            </p>
          ),
        },
        {
          id: 'label',
          title: 'Label it inside and outside',
          illustration: labelOnTop,
          text: (
            <>
              <p>
                Put the label flat on the largest side, not over a seam. Put a second copy inside,
                in case the first one tears off.
              </p>
              <p>
                Remove or cross out old labels and barcodes, so that a scanner reads the right one.
              </p>
            </>
          ),
        },
        {
          id: 'never',
          title: 'What not to put in a box',
          illustration: leaveOut,
          text: (
            <ul>
              <li>Liquids, unless the bottle is in a sealed bag.</li>
              <li>Fireworks and fuel.</li>
              <li>Spray cans and loose lithium batteries, unless we say yes first.</li>
              <li>Cash.</li>
            </ul>
          ),
        },
      ]}
      ending={{
        title: 'Want us to pack it?',
        text: 'Bring the item without a box. If we pack it and it breaks, we handle the claim.',
        action: { title: 'How we pack', href: '/packing-services' },
      }}
    >
      <Section
        tight
        ruled
        title="How to pack a lamp, dishes, a TV and more"
        text={
          <>
            See also <Link href="/pack-artwork#pack">a picture, a canvas or a print</Link>.
          </>
        }
      >
        <PackingGuide items="household" />
      </Section>
    </GuidePage>
  );
}
