import { Island, type PageMeta } from '#authoring';
import returnRoad from './_assets/drawings/return-road.svg';
import './_components/drawings/carrier-drawings.css';
import returnDroppedOff from './_assets/drawings/return-dropped-off.svg';
import returnLabelPrinted from './_assets/drawings/return-label-printed.svg';
import returnOnItsWay from './_assets/drawings/return-on-its-way.svg';
import returnPackedAgain from './_assets/drawings/return-packed-again.svg';
import returnStarted from './_assets/drawings/return-started.svg';
import { TrackingLinks } from './_blocks/carriers/tracking-links.tsx';
import { ReturnCheck } from './_blocks/choices/return-check.tsx';
import { QuoteBand } from './_blocks/store/quote-band.tsx';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { bring, steps } from './_content/returns-labels.ts';
import { listedPrices } from './_facts/counter-prices.ts';
import { amazonQrRule, byAmazonQr, counterRules } from './_facts/store-policies.ts';
import { BringList } from './_islands/bring-list/bring-list.tsx';
import { ReturnsTabs } from './_islands/returns-tabs/returns-tabs.tsx';

const returnSteps = [
  returnStarted,
  returnLabelPrinted,
  returnPackedAgain,
  returnDroppedOff,
  returnOnItsWay,
] as const;

const address = '/returns-labels';
const [label] = listedPrices(address);
const labelPrice = label ? `for ${label.text}` : counterRules.labelPrinting;

export const meta: PageMeta = {
  title: 'Return drop-off and label printing in Wilmington, NC',
  description: `Drop off FedEx, UPS, USPS and DHL returns on N College Rd. We print your return label ${counterRules.labelPrinting}. ${byAmazonQr('We accept', 'We don’t accept')} Amazon QR codes.`,
  keywords: ['return drop-off Wilmington NC', 'print return label', 'UPS return', 'FedEx return'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Returns and Labels', url: address },
  ],
  own: { services: ['Return labels', 'Return packaging', 'Carrier returns'] },
};

export default function ReturnsLabels() {
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title="Return drop-off and return labels in Wilmington"
        lead={`We print your label ${labelPrice}. ${amazonQrRule}`}
      >
        <ReturnCheck />
      </Opening>
      <Section tight title="Return labels, packing and carriers">
        <Island name="returns-tabs" component={ReturnsTabs} props={{}} />
      </Section>
      <Section kraft tight title="How it works: return a package in 5 steps">
        <Steps steps={steps} pictures={returnSteps} />
      </Section>
      <Section tight id="bring">
        <Split columns="5-7">
          <Column
            title="What to bring for a return"
            text="You need the item and its label. The rest of the list helps if there’s a question later."
          >
            <InlineDrawing of={returnRoad} />
          </Column>
          <BringList title="What to bring for a return" items={bring} />
        </Split>
      </Section>
      <Section
        ruled
        tight
        onPaper={false}
        title="Track your return"
        text="Each seller decides when a refund starts. Use your tracking number to see when the return arrives."
      >
        <TrackingLinks />
      </Section>
      <QuoteBand
        place={address}
        title="Paying for the return yourself?"
        text="Send us these four things, and we’ll tell you the price."
        about={address}
      />
    </>
  );
}
