import type { PageMeta } from '#authoring';
import { StampWeek } from './_components/drawings/stamp-week.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { NeedList } from './_components/need-list.tsx';
import { CarrierNotes, CarrierPage, CarrierServices } from './_layouts/carrier-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split, Stack } from './_layouts/split.tsx';
import { StoreVisit } from './_layouts/store-visit.tsx';
import { uspsLimits } from './_store/carriers.ts';
import { repairedAliases } from './_store/dead-links.ts';
import { counted, dollars } from './_store/format.ts';
import { uspsPickup } from './_store/pickups.ts';
import { countriesReached, transitDays } from './_store/transit.ts';
import { uspsWeek } from './_store/usps-week.ts';

const address = '/usps-services';
const ounces = `${uspsLimits.firstClassMailOunces} oz`;
const pounds = `${uspsLimits.firstClassInternationalPounds} lbs`;
const insurance = dollars(uspsLimits.insuranceUpToCents);
const included = dollars(uspsLimits.priorityMailExpressInsuranceCents);

export const meta: PageMeta = {
  title: 'USPS mail, parcels and stamps on College Road, Wilmington',
  description: `USPS collects daily, ${uspsPickup.daysText}. First-Class up to ${ounces}, Priority, Media and Certified Mail, insurance up to ${insurance}, ${countriesReached.usps}+ countries.`,
  keywords: ['USPS Wilmington NC', 'Certified Mail', 'Priority Mail', 'Media Mail', 'stamps'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Services', url: '/services' },
    { name: 'USPS Shipping', url: address },
  ],
  services: ['USPS domestic', 'USPS international', 'USPS extras'],
  aliases: ['/services/usps', ...repairedAliases(address)],
};

export default function UspsServices() {
  return (
    <CarrierPage
      carrier="usps"
      meta={meta}
      title="Six days a week, the mail leaves from here"
      lead={`USPS collects at our counter ${uspsPickup.word.toLowerCase()}, ${uspsPickup.daysText}. Letters, books, parcels, Certified Mail, and stamps to go with them. On Saturday it is the one carrier that comes.`}
      opening={
        <StampWeek
          title="Seven days as a sheet of stamps: one for each from Monday to Saturday, and an empty place for Sunday"
          days={uspsWeek}
        />
      }
      tracking={{
        title: 'Tracking your mail',
        text: 'Most parcels and all Certified Mail have a number. A plain letter has none.',
      }}
    >
      <Section tight>
        <Stack>
          <FactsStrip facts={limits} />
          <Split columns="7-5">
            <CarrierServices
              carrier="usps"
              title="USPS services"
              text="What decides is the weight, and whether anyone has to be able to prove something later."
            />
            <Stack>
              <div>
                <SectionHead
                  title="What are you mailing?"
                  text="Five envelopes, and what we would put on each."
                />
                <NeedList items={mailing} />
              </div>
              <CarrierNotes title="USPS for a business" items={business} />
            </Stack>
          </Split>
        </Stack>
      </Section>
      <Section ruled tight>
        <Split columns="6-6">
          <CarrierNotes title="Drop-off and pickup times" items={dropOff} />
          <StoreVisit
            place={address}
            title="The counter for your mail"
            text="Boxes, tape and envelopes are here too, if yours is still a pile on the kitchen table."
          />
        </Split>
      </Section>
    </CarrierPage>
  );
}

const limits = [
  { name: 'First-Class Mail', value: ounces, text: 'at most. Above that it is a parcel.' },
  { name: 'First-Class International', value: pounds, text: 'at most, small packets abroad.' },
  {
    name: 'Priority Mail Express',
    value: included,
    text: 'of insurance comes with it.',
  },
  { name: 'Insurance', value: insurance, text: 'is as much as you can buy for one parcel.' },
];

const mailing = [
  ['A birthday card', 'First-Class Mail and a stamp.'],
  ['A box of books', 'Media Mail. No letter, no toys, no advertising inside.'],
  ['Papers for a court', 'Certified Mail. You keep the receipt, they sign for it.'],
  ['Keys, or a passport', 'Priority Mail Express with a signature.'],
  [
    'A gift to a cousin abroad',
    `Priority Mail International, ${counted(transitDays.uspsPriorityMailInternational, 'day')}, or First-Class if it is light.`,
  ],
] as const;

const business = [
  {
    title: 'A stack of certified letters',
    text: 'Landlords and law offices: bring the list, we fill in the slips and hand back the receipts.',
  },
  {
    title: 'Stamps for the drawer',
    text: 'Buy them when you drop the mail off. Nobody has to queue a second time.',
  },
  {
    title: 'Parcels every week',
    text: 'A business account has discounts by volume. Ask with a month’s numbers in hand.',
  },
];

const dropOff = [
  {
    title: `USPS: ${uspsPickup.word.toLowerCase()}, ${uspsPickup.daysText}`,
    text: 'No fixed minute, so earlier in the day is safer. Nothing leaves on Sunday.',
  },
  {
    title: 'Stamped or labeled',
    text: 'Hand it over. Ask for a receipt if you need to show when.',
  },
  {
    title: 'No postage yet',
    text: 'We weigh it and print the postage. Say what is inside, for Media Mail and for going abroad.',
  },
  {
    title: 'Perfume, batteries, aerosols',
    text: 'Mail that flies may not carry most of them. Some can go Ground Advantage, within limits.',
  },
];
