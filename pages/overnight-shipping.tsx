import { type PageMeta, read } from '#authoring';
import neededTomorrow from './_assets/drawings/needed-tomorrow.svg';
import { LeaveToday } from './_blocks/carriers/leave-today.tsx';
import { TrackingLinks } from './_blocks/carriers/tracking-links.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Figures } from './_components/labels/figures.tsx';
import { Actions } from './_components/links/actions.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { PlainList } from './_components/lists/plain-list.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { CutOffTable } from './_components/transit/cut-off-table.tsx';
import { NightLine } from './_components/transit/night-line.tsx';
import { SpeedCells } from './_components/transit/speed-cells.tsx';
import { evening, packing } from './_content/overnight-shipping.ts';
import { dropOffBy, overnight } from './_facts/drop-off.ts';
import { clockTime } from './_facts/format.ts';
import { phone } from './_facts/identity.ts';
import {
  carrierCutOffs,
  overnightEmergencies,
  overnightServices,
  shippedOvernight,
} from './_facts/overnight.ts';
import { pickupDaysInWords } from './_facts/pickup-days.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { repairedAliases } from './_navigation/dead-links.ts';

const address = '/overnight-shipping';
const { arrives } = read(overnight, address);
const number = read(phone, address);
const [fedexBy, upsBy] = [dropOffBy('fedex'), dropOffBy('ups')];

export const meta: PageMeta = {
  title: `Overnight shipping in Wilmington, NC: drop off by ${fedexBy}`,
  description: `Ship overnight from Wilmington. Drop off by ${fedexBy} for FedEx or ${upsBy} for UPS. Priority is due by ${clockTime(arrives.priorityBy)} the next business day.`,
  keywords: ['overnight shipping Wilmington NC', 'next day delivery', 'Priority Overnight'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Overnight', url: address },
  ],
  own: { services: overnightServices.map(({ name }) => name) },
  aliases: [...repairedAliases(address)],
};

export default function OvernightShipping() {
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title={`Overnight shipping: Priority is due by ${clockTime(arrives.priorityBy)} the next business day`}
        lead={`Drop off by ${fedexBy} for FedEx or ${upsBy} for UPS, ${pickupDaysInWords('fedex', 'ups')}, to ship that day. Standard Overnight arrives by ${clockTime(arrives.standardBy)}. In a hurry? Call us.`}
        actions={
          <>
            <CallLink phone={number} look="tape" />
            <ButtonLink look="line" href="/contact#find-us" icon="map-pin">
              Visit Our Location
            </ButtonLink>
          </>
        }
      >
        <Split columns="6-6">
          <LeaveToday place={address} />
          <NightLine
            title={`${pickupDaysInWords('fedex', 'ups', 'usps')}: FedEx, UPS and USPS overnight`}
            before={evening}
            night="In transit overnight"
            after={overnightServices.map(({ name, arrives: { word, time } }) => ({
              time,
              title: name,
              text: word === 'by' ? 'is due' : 'deliveries start',
            }))}
          />
        </Split>
      </Opening>
      <Section
        tight
        title="Overnight services and delivery times"
        text="A package that ships on Friday usually arrives on Monday. Ask us about Saturday delivery if you need it sooner."
      >
        <SpeedCells speeds={overnightServices} />
      </Section>
      <Section ruled tight>
        <Split columns="7-5">
          <Column
            title="Carrier cut-off times"
            text={`Use the same-day time, ${pickupDaysInWords('fedex', 'ups', 'usps')}. After it, we accept your package for the next business day’s pickup.`}
          >
            <CutOffTable
              caption="Carrier cut-off times for overnight packages"
              rows={carrierCutOffs}
            />
          </Column>
          <TitledList title="Shipping emergencies" items={overnightEmergencies}>
            <Actions>
              <CallLink phone={number} look="line" />
            </Actions>
          </TitledList>
        </Split>
      </Section>
      <Section kraft tight>
        <Split columns="5-7">
          <Column
            title="What you can ship overnight"
            text="The price depends on weight, size and distance. Keep the package small and light to save money."
          >
            <ShowIllustration of={neededTomorrow} title="" />
          </Column>
          <PlainList items={shippedOvernight} />
        </Split>
      </Section>
      <Section tight title="Packing for overnight shipping">
        <Figures figures={packing} />
      </Section>
      <Section ruled tight>
        <Split columns="5-7">
          <Column
            title="Business accounts for overnight shipping"
            text="If your office ships overnight often, ask about a business account with volume discounts."
          >
            <Actions>
              <ButtonLink
                look="line"
                href={contactLink({ subject: 'business-account', about: 'overnight-shipping' })}
              >
                Ask about an account
              </ButtonLink>
            </Actions>
          </Column>
          <Column
            onPaper={false}
            title="Track an overnight package"
            text="Use the number on your receipt. The first scan can take a few hours to appear."
          >
            <TrackingLinks />
          </Column>
        </Split>
      </Section>
    </>
  );
}
