import type { PageMeta } from '#authoring';
import { ValueLadder } from './_components/drawings/value-ladder.tsx';
import { GuidePage } from './_layouts/guide-page.tsx';
import { repairedAliases, statedLink } from './_store/dead-links.ts';
import { dollars } from './_store/format.ts';
import { insurance } from './_store/insurance.ts';

const address = '/art-shipping-guide';

export const meta: PageMeta = {
  title: 'Art shipping guide: from the wall to the next wall',
  description:
    'Before you sell, lend or inherit a work: how to decide between parcel and art truck, what papers travel with it, and who is liable at each door.',
  keywords: ['art shipping guide', 'how to ship art', 'ship a painting insurance'],
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Resources', url: '/resources' },
    { name: 'Art Shipping Guide', url: address },
  ],
  aliases: repairedAliases(address),
};

export default function ArtShippingGuide() {
  return (
    <GuidePage
      address={address}
      meta={meta}
      title="What is it worth, how big is it, how far?"
      lead="Three answers decide how a work of art travels. Write them down before you ask anyone for a price, ours included."
      picture={<ValueLadder />}
      chapters={[
        {
          id: 'worth',
          title: 'What it is worth',
          text: (
            <p>
              A carrier’s own liability usually ends at{' '}
              {dollars(insurance.declaredValueMaximumCents)}. Beyond it you want a policy that names
              the work. Over {dollars(insurance.appraisalOverCents)} it should come with an
              appraisal that is younger than the last sale.
            </p>
          ),
        },
        {
          id: 'size',
          title: 'How big, in its box',
          text: (
            <p>
              Add a hand’s width on every side for a carton, and two for a crate. That outer size
              decides whether it can ride as a parcel, has to go as freight, or needs a truck in
              which pictures stand upright.
            </p>
          ),
        },
        {
          id: 'far',
          title: 'How far, and past whom',
          text: (
            <>
              <p>In town, two people and a blanketed van beat any box.</p>
              <p>
                Across the country, count the times it changes hands: each transfer is a chance to
                drop it. Across a border, add the customs officer, who may open it.
              </p>
            </>
          ),
        },
        {
          id: 'papers',
          title: 'The papers that go along',
          text: (
            <ul>
              <li>A condition report, signed at both ends, with photographs.</li>
              <li>The bill of sale or the loan agreement, which says who insures it and when.</li>
              <li>For a border: artist, year, material and value, as they stand on the invoice.</li>
              <li>For ivory, shell, feathers or old wood: ask first. A permit may be needed.</li>
            </ul>
          ),
        },
        {
          id: 'arrival',
          title: 'When it arrives',
          text: (
            <p>
              Photograph the closed box before anyone cuts it. Let a crate stand a day in its new
              room before you open it, so that wood and paint get used to the air. Report damage
              within {insurance.reportDamageWithinHours} hours, and keep all the packing.
            </p>
          ),
        },
      ]}
      ending={{
        title: 'Bring us the three answers',
        text: 'We tell you which way fits, what packing it takes, and each carrier’s price.',
        action: { title: 'Art shipping', href: statedLink('/shipping-services/art-shipping') },
      }}
    />
  );
}
