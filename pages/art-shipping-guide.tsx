import type { PageMeta } from '#authoring';
import artPapers from './_assets/drawings/art-papers.svg';
import eachTransfer from './_assets/drawings/each-transfer.svg';
import measurePacked from './_assets/drawings/measure-packed.svg';
import restOvernight from './_assets/drawings/rest-overnight.svg';
import whatItIsWorth from './_assets/drawings/what-it-is-worth.svg';
import { insuranceText } from './_facts/insurance.ts';
import { repairedAliases, statedLink } from './_navigation/dead-links.ts';
import { GuidePage } from './_templates/guide-page.tsx';

const address = '/art-shipping-guide';

export const meta: PageMeta = {
  title: 'Art shipping guide: choose by value, size and distance',
  description:
    'How to ship art: what value, size and distance decide, which documents you need, when to get an appraisal, and what to do when it arrives.',
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
      title="Art shipping guide: how to choose by value, size and distance"
      lead="Write down what the piece is worth, how large it is, and where it’s going. With those three answers, you can compare prices."
      steps={[
        {
          id: 'worth',
          title: 'Know what it’s worth',
          illustration: whatItIsWorth,
          text: (
            <p>
              Ask about a separate insurance policy. Over {insuranceText.appraisalOver}, we
              recommend an appraisal.
            </p>
          ),
        },
        {
          id: 'size',
          title: 'Measure it with its packing',
          illustration: measurePacked,
          text: (
            <p>
              Packing adds several inches on every side, and a crate adds more. The outside size and
              the weight decide how it ships: by package carrier or by freight.
            </p>
          ),
        },
        {
          id: 'far',
          title: 'Think about the distance',
          illustration: eachTransfer,
          text: (
            <>
              <p>
                Each transfer between trucks is another chance to drop it, and a longer trip has
                more transfers.
              </p>
              <p>Overseas shipments go through customs, and customs officers can open the box.</p>
            </>
          ),
        },
        {
          id: 'papers',
          title: 'Prepare the documents',
          illustration: artPapers,
          text: (
            <ul>
              <li>A condition report with photos.</li>
              <li>The bill of sale or the loan agreement.</li>
              <li>For overseas: an invoice with the artist, year, material and value.</li>
              <li>
                For shell, feathers or rare wood: ask first. Ivory isn’t accepted. You might need a
                permit.
              </li>
            </ul>
          ),
        },
        {
          id: 'arrival',
          title: 'Check it when it arrives',
          illustration: restOvernight,
          text: (
            <p>
              Photograph the closed box before you open it. If you can, leave a crate closed
              overnight in its new room, so the wood and the paint can adjust. Open it in time to
              report damage within {insuranceText.reportWithin}, and keep all of the packing.
            </p>
          ),
        },
      ]}
      ending={{
        title: 'We can pack and ship it for you',
        text: 'See what we pack, which way it ships and what to tell us for a quote.',
        action: { title: 'See art shipping', href: statedLink('/shipping-services/art-shipping') },
      }}
    />
  );
}
