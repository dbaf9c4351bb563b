import { Island, type PageMeta, read } from '#authoring';
import looseToPacked from './_assets/drawings/loose-to-packed.svg';
import monthOfPackages from './_assets/drawings/month-of-packages.svg';
import { CarrierComparison } from './_blocks/carriers/carrier-comparison.tsx';
import { LeaveToday } from './_blocks/carriers/leave-today.tsx';
import { SixWays } from './_blocks/carriers/six-ways.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Actions } from './_components/links/actions.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { TextLink } from './_components/links/text-link.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { before, reasons } from './_content/shipping-services.ts';
import { dropOffBy } from './_facts/drop-off.ts';
import { pickupClock } from './_facts/pickups.ts';
import { NumberBox } from './_islands/tracking/number-box.tsx';
import { contactLink } from './_navigation/contact-link.ts';
import { repairedAliases } from './_navigation/dead-links.ts';

const here = '/shipping-services';
const boardLead =
  read(pickupClock, 'header').deadline === 'Pickup'
    ? 'These are the pickups.'
    : 'Drop off by these times to ship the same day.';
const trail = [{ name: 'Shipping Services', url: here }] as const;

export const meta: PageMeta = {
  title: 'Shipping in Wilmington, NC: FedEx, UPS, USPS and DHL',
  description: `Ship with FedEx, UPS, USPS or DHL at one counter. To ship the same day, drop off by ${dropOffBy('fedex')} for FedEx, ${dropOffBy('ups')} for UPS or ${dropOffBy('dhl')} for DHL.`,
  keywords: ['shipping Wilmington NC', 'FedEx', 'UPS', 'USPS', 'DHL', 'pickup times'],
  schemaType: 'Service',
  breadcrumbs: trail,
  own: {
    services: ['FedEx', 'UPS', 'USPS', 'DHL', 'International shipping', 'Overnight shipping'],
  },
  aliases: ['/services/shipping', ...repairedAliases(here)],
};

export default function ShippingServices() {
  return (
    <>
      <Opening
        title="Shipping with FedEx, UPS, USPS and DHL in Wilmington"
        trail={trail}
        lead={`${boardLead} No label or box? Bring the item, and we’ll take care of both.`}
        actions={
          <ButtonLink href={contactLink({ subject: 'shipping-quote', about: 'shipping' })}>
            Get a quote
          </ButtonLink>
        }
      >
        <LeaveToday place={here} />
      </Opening>

      <Section title="Six ways to ship" onPaper={false}>
        <SixWays />
      </Section>

      <Section ruled id="compare" title="Compare FedEx, UPS, USPS and DHL">
        <CarrierComparison />
      </Section>

      <Section kraft tight onPaper={false}>
        <Split columns="6-6">
          <Column title="Packing services" text="Bring the item, and we’ll price the packing.">
            <ShowIllustration of={looseToPacked} title="" />
            <Actions>
              <TextLink href="/packing-services">See how we pack</TextLink>
              <TextLink href="/packaging-supplies">Buy boxes and tape</TextLink>
            </Actions>
          </Column>
          <Column
            title="Business accounts"
            text="Ask about volume discounts if your company ships often."
          >
            <ShowIllustration of={monthOfPackages} title="" />
            <Actions>
              <TextLink href={contactLink({ subject: 'business-account', about: 'shipping' })}>
                Ask about an account
              </TextLink>
            </Actions>
          </Column>
        </Split>
      </Section>

      <Section>
        <Split columns="6-6">
          <TitledList title="Before you drop off a package" items={before} />
          <TitledList title="Why choose us for shipping" items={reasons} />
        </Split>
      </Section>

      <Section id="track" title="Track a package" onPaper={false}>
        <Island name="number-box" component={NumberBox} props={{}} />
      </Section>
    </>
  );
}
