import type { PageMeta } from '#authoring';
import { StoreVisit } from './_blocks/store/store-visit.tsx';
import { StampWeek } from './_components/drawings/stamp-week.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { WideList } from './_components/lists/wide-list.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TextTable } from './_components/tables/text-table.tsx';
import { dropOff, mailing } from './_content/usps-services.ts';
import { uspsLimits } from './_facts/carriers.ts';
import { joined } from './_facts/days-text.ts';
import { dollars } from './_facts/format.ts';
import { picksUp, pickupDaysInWords } from './_facts/pickup-days.ts';
import { uspsPickup } from './_facts/pickups.ts';
import { mondayFirst } from './_facts/schedule.ts';
import { countriesReached } from './_facts/transit.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { CarrierPage, CarrierServices } from './_templates/carrier-page.tsx';

const address = '/usps-services';
const insurance = dollars(uspsLimits.insuranceUpToCents);

export const meta: PageMeta = {
  title: 'USPS drop-off, mailing and stamps in Wilmington, NC',
  description: `Mail letters and packages with USPS on N College Rd. Pickup ${uspsPickup.word.toLowerCase()}, ${pickupDaysInWords('usps')}. Priority, Media and Certified Mail, stamps, and insurance up to ${insurance}.`,
  keywords: ['USPS Wilmington NC', 'Certified Mail', 'Priority Mail', 'Media Mail', 'stamps'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Services', url: '/services' },
    { name: 'USPS Shipping', url: address },
  ],
  own: { services: ['USPS domestic', 'USPS international', 'USPS extras'] },
  aliases: ['/services/usps', ...repairedAliases(address)],
};

export default function UspsServices() {
  return (
    <CarrierPage
      carrier="usps"
      meta={meta}
      title="USPS drop-off, mailing and stamps in Wilmington"
      lead={`Bring letters, packages or Certified Mail, and buy stamps at the counter.`}
      beside={<StampWeek title={stampTitle} days={week} />}
      tracking={{
        title: 'Track your USPS mail',
        text: 'Most packages and all Certified Mail have a tracking number. A letter with a stamp doesn’t.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <CarrierServices
            carrier="usps"
            title="USPS services"
            text={`USPS ships to more than ${countriesReached.usps} countries. The price depends on weight, size and distance.`}
          />
          <Stack>
            <Column title="What are you mailing?">
              <TextTable
                caption="USPS services for common items"
                columns={['Item', 'Service']}
                rows={mailing}
              />
            </Column>
            <Column
              title="USPS for business"
              text="If you mail packages every week, ask about a business account with volume discounts."
            >
              <ButtonLink
                look="line"
                href={contactLink({ subject: 'business-account', about: address })}
              >
                Ask about a business account
              </ButtonLink>
            </Column>
            <StoreVisit
              place={address}
              title="Where to drop off your mail"
              text="We also sell boxes, tape and envelopes."
            />
          </Stack>
        </Split>
      </Section>
      <Section ruled tight title="USPS drop-off and pickup times">
        <WideList items={dropOff} />
      </Section>
    </CarrierPage>
  );
}

/** Whether USPS comes on each day of the week. */
const week = mondayFirst.map((day) => ({
  name: day.slice(0, 3),
  leaves: picksUp('usps', day),
}));

const freeDays = mondayFirst.filter((day) => !picksUp('usps', day));
const stampTitle = `USPS picks up ${pickupDaysInWords('usps')}${freeDays.length > 0 ? `, and not on ${joined(freeDays)}` : ''}`;
