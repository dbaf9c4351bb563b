import { type PageMeta, read } from '#authoring';
import { Actions } from './_components/actions.tsx';
import { ButtonLink } from './_components/button.tsx';
import { TransitTable } from './_components/transit-table.tsx';
import { WeekTable } from './_components/week-table.tsx';
import { CarrierNotes, CarrierPage, CarrierServices } from './_layouts/carrier-page.tsx';
import { CarrierPickups } from './_layouts/carrier-pickups.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { StoreRuler } from './_layouts/store-ruler.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { fedexDropOffBy } from './_store/drop-off.ts';
import { authorizations } from './_store/identity.ts';
import { pickupWeek } from './_store/pickup-week.ts';
import { truckTime } from './_store/pickups.ts';
import { fedexDays } from './_store/service-days.ts';
import { business, dropOff, pickup } from './_words/fedex-services.ts';

const address = '/fedex-services';
const latest = fedexDropOffBy(address);
const truck = truckTime('fedex');
const hour = (time: string) => time.replace(/ [AP]M/, '');

export const meta: PageMeta = {
  title: 'FedEx shipping and drop-off on N College Rd, Wilmington',
  description: `FedEx Express, Ground and International in Wilmington, NC. Bring it by ${latest} on a weekday and it is on the ${truck} truck. No pickup on Saturday.`,
  keywords: ['FedEx Wilmington NC', 'FedEx drop-off', 'FedEx Ground', 'FedEx Overnight'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'FedEx', url: address },
  ],
  services: ['FedEx Express', 'FedEx Ground', 'FedEx International'],
  aliases: ['/services/fedex', ...repairedAliases(address)],
};

export default function FedexServices() {
  return (
    <CarrierPage
      carrier="fedex"
      meta={meta}
      title={
        <>
          <span>Here by {hour(latest)},</span> on the FedEx truck at {hour(truck)}
        </>
      }
      lead={`We are a ${read(authorizations, address).fedex}. Drop a labeled box, or have us pack, weigh and label it here.`}
      opening={
        <CarrierPickups carrier="fedex" lead={pickup}>
          <StoreRuler place={address} />
        </CarrierPickups>
      }
      tracking={{
        title: 'Tracking: where is it now?',
        text: 'Have the number from your receipt. Each link opens the carrier’s own page in a new tab.',
      }}
    >
      <Section tight>
        <Split columns="7-5">
          <CarrierServices
            carrier="fedex"
            title="FedEx services: thirteen ways to send it"
            text="Say when it has to be there. We start from the slowest service that makes it."
          />
          <Stack>
            <CarrierNotes title="Drop-off at the counter" items={dropOff} />
            <CarrierNotes title="FedEx for a business" items={business}>
              <Actions>
                <ButtonLink look="line" href="/contact">
                  Open a business account
                </ButtonLink>
              </Actions>
            </CarrierNotes>
          </Stack>
        </Split>
      </Section>
      <Section ruled tight>
        <Split columns="6-6">
          <Column
            title="How many days it takes"
            text="Each block is a business day on which it may arrive. The day you ship does not count."
          >
            <TransitTable
              caption="FedEx transit times in business days"
              columns={['Service', 'Days']}
              scale={{ days: 5, step: 1 }}
              rows={fedexDays}
            />
          </Column>
          <Column
            title="Pickup schedule"
            text="FedEx has no Saturday pickup. What comes in after Friday’s truck waits for Monday’s."
          >
            <WeekTable
              caption="The week’s pickups"
              note="Times are PM, Eastern."
              rows={pickupWeek}
            />
          </Column>
        </Split>
      </Section>
    </CarrierPage>
  );
}
