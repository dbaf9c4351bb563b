import type { PageMeta } from '#authoring';
import { SharedTrailer } from './_components/drawings/shared-trailer.tsx';
import { Faq } from './_components/faq.tsx';
import { FreightPage } from './_layouts/freight-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { parcelLimitPounds, trailerFloor } from './_store/freight.ts';
import { responseHours } from './_store/identity.ts';
import { questions } from './_words/ltl-freight.ts';

const address = '/ltl-freight';

export const meta: PageMeta = {
  title: 'LTL freight from Wilmington: a share of a trailer',
  description: `Too heavy for a parcel, too little for a truck: send one pallet or a few by LTL freight. What sets the price, what to tell us, and how to receive it.`,
  keywords: ['LTL freight Wilmington NC', 'less than truckload', 'ship furniture freight'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'LTL Freight', url: address },
  ],
  services: ['LTL freight', 'Less than truckload'],
  faqItems: questions,
};

export default function LtlFreight() {
  return (
    <FreightPage
      address={address}
      meta={meta}
      title="LTL freight: rent the corner of a trailer"
      lead={`A box over ${parcelLimitPounds} lbs, a crated engine, three pallets of tile: less than truckload takes it. Your goods share the trailer with others’, and you pay for the floor they stand on.`}
      picture={
        <SharedTrailer
          title="A trailer seen from above: two pallet places in its corner are yours, the others hold other people’s freight"
          {...trailerFloor}
          yours={[0, 2]}
        />
      }
      featuresTitle="Three things that set LTL apart"
      features={[
        {
          field: 'Price',
          title: 'You pay for your part',
          text: 'Floor, weight, class and road. A low, heavy pallet often costs less than a light, tall one.',
        },
        {
          field: 'Road',
          title: 'It changes trucks',
          text: 'At terminals a forklift moves it from one trailer to the next. Pack it for forks, not for hands.',
        },
        {
          field: 'Door',
          title: 'Somebody has to be there',
          text: 'The driver brings it to the edge of the trailer. Lifting it down is yours, unless you book a liftgate.',
        },
      ]}
      need={{
        title: 'For an LTL price, tell us',
        text: `By message or by phone. We answer a message within ${responseHours} hours on business days.`,
        items: [
          ['Both ends', 'ZIP codes, and whether each is a house, a shop or a dock.'],
          ['Measures', 'Length, width and height as it will stand on the pallet.'],
          ['Weight', 'With the pallet. A bathroom scale and a guess will do at first.'],
          ['What it is', 'In plain words, new or used, and whether it can be stacked.'],
          ['When', 'The day it is ready, and the day after which it is no use.'],
        ],
      }}
    >
      <Section ruled tight>
        <Split columns="5-7">
          <SectionHead
            title="Asked before the first pallet"
            text="Most who ask have never met a freight truck. These four come up each time."
          />
          <Faq items={questions} />
        </Split>
      </Section>
    </FreightPage>
  );
}
