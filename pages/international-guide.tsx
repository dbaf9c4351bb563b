import { Link, type PageMeta } from '#authoring';
import cannotSend from './_assets/drawings/cannot-send.svg';
import nameEachItem from './_assets/drawings/name-each-item.svg';
import overseasAddress from './_assets/drawings/overseas-address.svg';
import planeOrShip from './_assets/drawings/plane-or-ship.svg';
import realValue from './_assets/drawings/real-value.svg';
import whoPaysDuty from './_assets/drawings/who-pays-duty.svg';
import { DeclarationTable } from './_components/tables/declaration-table.tsx';
import { declarationLines } from './_facts/customs.ts';
import { counted } from './_facts/format.ts';
import { international, internationalSpeeds, transitDays } from './_facts/transit.ts';
import { statedLink } from './_navigation/dead-links.ts';
import { GuidePage } from './_templates/guide-page.tsx';

const address = '/international-guide';
const [express, economy, budget] = internationalSpeeds;

export const meta: PageMeta = {
  title: 'International shipping guide: customs forms and duty',
  description:
    'How to fill out a customs form, who pays duty, what you can’t send overseas, how long customs takes, and how to write an overseas address.',
  keywords: ['international shipping guide', 'customs form help', 'send a package overseas'],
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
      title="International shipping guide: how to fill out a customs form"
      lead={`List each item with its quantity and value. Customs typically adds ${counted(transitDays.customsClearance, 'day')}, and a missing form can make it longer.`}
      steps={[
        {
          id: 'describe',
          title: 'Describe each item',
          illustration: nameEachItem,
          text: (
            <>
              <p>
                Write what it is, what it’s made of, and how many. Customs can return a package when
                the description is too vague.
              </p>
              <DeclarationTable lines={declarationLines} />
              <p>
                For goods, add {international.commercialInvoiceCopies} copies of a commercial
                invoice. For USPS, use its customs form.
              </p>
            </>
          ),
        },
        {
          id: 'worth',
          title: 'State the real value',
          illustration: realValue,
          text: (
            <p>
              The value on the form is what duty is based on. A value that is too low can delay the
              package, and can lower what a claim pays.
            </p>
          ),
        },
        {
          id: 'duty',
          title: 'Decide who pays duty',
          illustration: whoPaysDuty,
          text: (
            <ul>
              <li>The recipient usually pays duty and taxes before delivery.</li>
              <li>
                With some express services you can pay them yourself, which helps if it’s a gift.
              </li>
              <li>Many countries set a value limit. Below it, there is usually no duty to pay.</li>
            </ul>
          ),
        },
        {
          id: 'forbidden',
          title: 'Check what you can’t send',
          illustration: cannotSend,
          text: (
            <>
              <ul>
                <li>Perfume, nail polish and spray cans, unless we say yes first.</li>
                <li>Meat, fruit, seeds and plants, which most countries restrict.</li>
                <li>Medicine, which often needs a permit.</li>
                <li>Loose lithium batteries. Ask us about batteries inside a device.</li>
              </ul>
              <p>
                Each country has its own list, so ask us before you pack. The{' '}
                <Link href="/international-shipping#country">country sheet</Link> shows the days,
                the documents and what to bring.
              </p>
            </>
          ),
        },
        {
          id: 'speed',
          title: 'Choose a speed',
          illustration: planeOrShip,
          text: (
            <>
              <p>
                {express.name} typically takes {express.time}, {economy.name.toLowerCase()}{' '}
                {economy.time}, and {budget.name.toLowerCase()} {budget.time}. Add{' '}
                {counted(transitDays.customsClearance, 'day')} for customs.
              </p>
              <p>
                {international.canadaAndMexicoOnly.join(' and ')} go only to Canada and Mexico, by
                truck.
              </p>
            </>
          ),
        },
        {
          id: 'address',
          title: 'Write the address',
          illustration: overseasAddress,
          text: (
            <p>
              Copy the address as the recipient writes it, with the postal code and a local phone
              number. Put the country on the last line, in English and in capital letters.
            </p>
          ),
        },
      ]}
      ending={{
        title: 'Ship it from our counter',
        text: 'Bring the items, the full address and the recipient’s phone number.',
        action: {
          title: 'International services',
          href: statedLink('/shipping-services/international'),
        },
      }}
    />
  );
}
