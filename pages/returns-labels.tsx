import { Island, type PageMeta, read } from '#authoring';
import { StoreTracking } from './_blocks/store-tracking.tsx';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { NeedList } from './_components/checklist.tsx';
import { ReturnRoad } from './_components/drawings/return-road.tsx';
import { Hero } from './_components/hero.tsx';
import { Steps } from './_components/steps.tsx';
import { bring, steps } from './_content/returns-labels.ts';
import { phone } from './_facts/identity.ts';
import { counterRules } from './_facts/store-policies.ts';
import { ReturnsTabs } from './_islands/returns-tabs.tsx';
import { Section, SectionHead } from './_templates/section.tsx';
import { Split } from './_templates/split.tsx';

const address = '/returns-labels';

export const meta: PageMeta = {
  title: 'Return drop-off and label printing in Wilmington, NC',
  description: `Drop off FedEx, UPS, USPS and DHL returns on N College Rd. We print your return label ${counterRules.labelPrinting}. We don’t accept Amazon QR codes.`,
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
        title="Return drop-off: FedEx, UPS, USPS and DHL"
        lead={`Bring your return with its label and leave it with us. If you can’t print the label, we can print it ${counterRules.labelPrinting}. We don’t accept Amazon QR-code returns.`}
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
      <Section kraft tight title="How it works: return a package in 5 steps">
        <Steps steps={steps} />
      </Section>
      <Section tight id="bring">
        <Split columns="5-7">
          <SectionHead
            title="What to bring for a return"
            text="You need the item and its label. The rest of the list helps if there’s a question later."
          />
          <NeedList items={bring} />
        </Split>
      </Section>
      <Section
        ruled
        tight
        title="Track your return"
        text="Each seller decides when a refund starts. Use your tracking number to see when the return arrives."
      >
        <StoreTracking />
      </Section>
    </>
  );
}
