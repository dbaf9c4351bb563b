import { type PageMeta, read } from '#authoring';
import { Actions } from './_components/actions.tsx';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { CutOffTable } from './_components/cut-off-table.tsx';
import { Hero } from './_components/hero.tsx';
import { NeedList } from './_components/need-list.tsx';
import { NightLine } from './_components/night-line.tsx';
import { SpeedCells } from './_components/speed-cells.tsx';
import { CarrierNotes } from './_layouts/carrier-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { StoreTracking } from './_layouts/store-tracking.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { overnight } from './_store/drop-off.ts';
import { clockTime } from './_store/format.ts';
import { phone } from './_store/identity.ts';
import {
  carrierCutOffs,
  overnightEmergencies,
  overnightPacking,
  overnightServices,
  shippedOvernight,
} from './_store/overnight.ts';
import { truckTime } from './_store/pickups.ts';
import { business, evening } from './_words/overnight-shipping.ts';

const address = '/overnight-shipping';
const { arrives, dropOffBy } = read(overnight, address);
const number = read(phone, address);
const truck = truckTime('fedex');

export const meta: PageMeta = {
  title: 'Overnight shipping from Wilmington: cut-off times and arrival',
  description: `Ship today, there the next business day: by ${clockTime(arrives.priorityBy)}, by ${clockTime(arrives.standardBy)} or from ${clockTime(arrives.earlyFrom)}. Drop-off by ${clockTime(dropOffBy.fedex)} FedEx and UPS, ${clockTime(dropOffBy.usps)} USPS.`,
  keywords: ['overnight shipping Wilmington NC', 'next day delivery', 'Priority Overnight'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Overnight', url: address },
  ],
  services: overnightServices.map(({ name }) => name),
  aliases: [...repairedAliases(address)],
};

export default function OvernightShipping() {
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title={`Here today, there by ${clockTime(arrives.priorityBy)}`}
        lead={`That is Priority Overnight, on the next business day. We take overnight parcels until ${clockTime(dropOffBy.fedex)} for FedEx and UPS, ${clockTime(dropOffBy.usps)} for USPS. FedEx and UPS trucks leave at ${truck}, so sooner is safer.`}
        actions={
          <>
            <CallLink phone={number} look="tape" />
            <ButtonLink look="line" href="/contact" icon="map-pin">
              Visit Our Location
            </ButtonLink>
          </>
        }
      >
        <NightLine
          before={evening}
          night="In the air and on the road"
          after={overnightServices.map(({ name, arrives: { word, time } }) => ({
            time,
            title: name,
            text: word === 'by' ? 'is there by now' : 'begins to arrive',
          }))}
        />
      </Hero>
      <Section
        tight
        title="Overnight services"
        text="All three count from the day you ship to the next business day. What leaves on a Friday arrives on Monday, unless Saturday delivery is bought with it."
      >
        <SpeedCells speeds={overnightServices} />
      </Section>
      <Section ruled tight>
        <Split columns="7-5">
          <Column
            title="Carrier cut-off times"
            text={`Monday to Friday. The FedEx and UPS trucks are here at ${truck}, so anything after that depends on the route: call before you drive over late.`}
          >
            <CutOffTable caption="Overnight cut-off times by carrier" rows={carrierCutOffs} />
          </Column>
          <CarrierNotes title="Emergencies" items={overnightEmergencies}>
            <Actions>
              <CallLink phone={number} look="line" />
            </Actions>
          </CarrierNotes>
        </Split>
      </Section>
      <Section kraft tight>
        <Split columns="5-7">
          <SectionHead
            title="What people ship overnight"
            text="The night costs by weight and size. Send the part, not the machine; the papers, not the binder."
          />
          <NeedList items={shippedOvernight} />
        </Split>
      </Section>
      <Section tight>
        <Split columns="6-6">
          <CarrierNotes title="Packing for a short, rough night" items={overnightPacking} />
          <CarrierNotes title="Business accounts" items={business}>
            <Actions>
              <ButtonLink look="line" href="/contact">
                Ask about an account
              </ButtonLink>
            </Actions>
          </CarrierNotes>
        </Split>
      </Section>
      <Section
        ruled
        tight
        title="Tomorrow morning, look here"
        text="The first scan shows up tonight when the truck reaches the carrier’s terminal."
      >
        <StoreTracking />
      </Section>
    </>
  );
}
