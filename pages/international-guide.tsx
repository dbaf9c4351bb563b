import { Link, type PageMeta } from '#authoring';
import { CustomsForm } from './_components/drawings/customs-form.tsx';
import { GuidePage } from './_layouts/guide-page.tsx';
import { statedLink } from './_store/dead-links.ts';
import { counted } from './_store/format.ts';
import { international, internationalSpeeds, transitDays } from './_store/transit.ts';

const address = '/international-guide';
const [express, economy, budget] = internationalSpeeds;

export const meta: PageMeta = {
  title: 'International guide: send a parcel abroad without surprises',
  description:
    'How to describe what is inside, who pays duty, what may not cross a border, and why customs, not the plane, decides the day it arrives.',
  keywords: ['international shipping guide', 'customs form help', 'send parcel abroad'],
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Resources', url: '/resources' },
    { name: 'International Guide', url: address },
  ],
};

export default function InternationalGuide() {
  return (
    <GuidePage
      address={address}
      meta={meta}
      title="A parcel abroad is a parcel with papers"
      lead="The plane takes a night. The officer who reads your form takes as long as your words make them wonder. Write it so that they don’t."
      picture={<CustomsForm />}
      chapters={[
        {
          id: 'describe',
          title: 'Say what it is',
          text: (
            <>
              <p>
                “Gift” is not a thing. Neither are “clothes”, “samples” or “personal effects”. Write
                two cotton shirts, three used books, one ceramic vase, each with a number and a
                worth.
              </p>
              <p>
                For a sale, add a commercial invoice in {international.commercialInvoiceCopies}{' '}
                copies: one for the officer, one for the carrier, one in the box.
              </p>
            </>
          ),
        },
        {
          id: 'worth',
          title: 'Say what it is worth, truly',
          text: (
            <p>
              The number on the form is what duty is reckoned from, and the most you can claim. Too
              low, and both the officer and the insurer will remind you of it.
            </p>
          ),
        },
        {
          id: 'duty',
          title: 'Decide who pays duty',
          text: (
            <ul>
              <li>As a rule the person who receives it pays, before it is handed over.</li>
              <li>You can pay for them with some express services. It is kinder for a present.</li>
              <li>Below a limit that each country sets, there is nothing to pay.</li>
            </ul>
          ),
        },
        {
          id: 'forbidden',
          title: 'Leave these out',
          text: (
            <>
              <ul>
                <li>Perfume, nail polish and spray cans: they burn.</li>
                <li>Meat, fruit, seeds and plants: most borders stop them.</li>
                <li>Medicine that is not yours, or not in its own package.</li>
                <li>Loose lithium batteries. Inside a device may be fine: ask.</li>
              </ul>
              <p>Each country adds its own list. We look it up with you before you pay.</p>
            </>
          ),
        },
        {
          id: 'speed',
          title: 'Choose the speed',
          text: (
            <>
              <p>
                {express.name} takes {express.time}, {economy.name.toLowerCase()} {economy.time},{' '}
                {budget.name.toLowerCase()} {budget.time}. Then comes customs, typically{' '}
                {counted(transitDays.customsClearance, 'day')}, which no carrier can hurry.
              </p>
              <p>
                To our neighbors there is a cheaper road:{' '}
                {international.canadaAndMexicoOnly.join(' and ')} go to Canada and Mexico by truck,
                and nowhere else.
              </p>
            </>
          ),
        },
        {
          id: 'address',
          title: 'Write their address, not ours',
          text: (
            <p>
              In their order of lines, with the postal code where they put it, and a phone number
              that somebody answers there. The country goes last, in English, in capitals. The rest
              of the list is on <Link href="/international-shipping">our page of services</Link>.
            </p>
          ),
        },
      ]}
      ending={{
        title: 'Fill in the form with us',
        text: 'Bring the contents and the address. We type the declaration, and you check it and sign.',
        action: {
          title: 'International services',
          href: statedLink('/shipping-services/international'),
        },
      }}
    />
  );
}
