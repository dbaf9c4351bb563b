import type { PageMeta } from '#authoring';
import { StampWeek } from './_components/drawings/stamp-week.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { NeedList } from './_components/need-list.tsx';
import { CarrierNotes, CarrierPage, CarrierServices } from './_layouts/carrier-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { StoreVisit } from './_layouts/store-visit.tsx';
import { uspsLimits } from './_store/carriers.ts';
import { repairedAliases } from './_store/dead-links.ts';
import { dollars } from './_store/format.ts';
import { uspsPickup } from './_store/pickups.ts';
import { countriesReached } from './_store/transit.ts';
import { uspsWeek } from './_store/usps-week.ts';
import { business, dropOff, mailing } from './_words/usps-services.ts';

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
              <Column
                title="What are you mailing?"
                text="Five envelopes, and what we would put on each."
              >
                <NeedList items={mailing} />
              </Column>
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
