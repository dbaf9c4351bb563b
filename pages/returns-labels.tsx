import { Island, type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { ReturnRoad } from './_components/drawings/return-road.tsx';
import { Hero } from './_components/hero.tsx';
import { NeedList } from './_components/need-list.tsx';
import { Steps } from './_components/steps.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { StoreTracking } from './_layouts/store-tracking.tsx';
import { counterRules } from './_store/counter-rules.ts';
import { phone } from './_store/identity.ts';
import { ReturnsTabs } from './_widgets/returns-tabs.tsx';
import { bring, steps } from './_words/returns-labels.ts';

const address = '/returns-labels';

export const meta: PageMeta = {
  title: 'Returns and return labels in Wilmington: what we take',
  description: `Drop off FedEx, UPS, USPS and DHL returns on N College Rd. No Amazon QR codes. No printer? We print your return label ${counterRules.labelPrinting}.`,
  keywords: ['return drop-off Wilmington NC', 'print return label', 'UPS return', 'FedEx return'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Returns and Labels', url: address },
  ],
  services: ['Return labels', 'Return packaging', 'Carrier returns'],
};

export default function ReturnsLabels() {
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="Bought it, tried it, sending it back"
        lead={`Returns with a FedEx, UPS, USPS or DHL label go from our counter. We print the label ${counterRules.labelPrinting} if you can’t. What we don’t take are Amazon returns by QR code.`}
        actions={
          <>
            <ButtonLink href="#bring">What to bring</ButtonLink>
            <CallLink phone={read(phone, address)} look="line" />
          </>
        }
      >
        <ReturnRoad />
      </Hero>
      <Section tight>
        <Island name="returns-tabs" component={ReturnsTabs} props={{}} />
      </Section>
      <Section kraft tight title="How it works, from the screen to the refund">
        <Steps steps={steps} />
      </Section>
      <Section tight id="bring">
        <Split columns="5-7">
          <SectionHead
            title="What to bring"
            text="Three things, and two more that you will be glad to have."
          />
          <NeedList items={bring} />
        </Split>
      </Section>
      <Section
        ruled
        tight
        title="Has it arrived there?"
        text="A refund starts when the seller scans the box. The number on your receipt shows the day."
      >
        <StoreTracking />
      </Section>
    </>
  );
}
