import type { PageMeta } from '#authoring';
import forklift from './_assets/drawings/forklift.svg';
import noteTheDamage from './_assets/drawings/note-the-damage.svg';
import someoneUnloads from './_assets/drawings/someone-unloads.svg';
import spaceOnTheFloor from './_assets/drawings/space-on-the-floor.svg';
import { SharedTrailer } from './_components/drawings/shared-trailer.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { questions } from './_content/ltl-freight.ts';
import { assumed } from './_facts/assumed.ts';
import { parcelLimitPounds, trailerFloor } from './_facts/freight.ts';
import { responseHours } from './_facts/identity.ts';
import { sourced } from './_facts/sources.ts';
import { FreightPage } from './_templates/freight-page.tsx';

const address = '/ltl-freight';

export const meta: PageMeta = {
  title: 'LTL freight quotes in Wilmington, NC',
  description: `Ship one pallet or a few from Wilmington, NC. LTL freight is for items over ${parcelLimitPounds} lbs. See what sets the price and what to tell us for a quote.`,
  keywords: ['LTL freight Wilmington NC', 'less than truckload', 'ship furniture freight'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'LTL Freight', url: address },
  ],
  own: { services: ['LTL freight', 'Less than truckload'] },
  faqItems: questions,
};

export default function LtlFreight() {
  return (
    <FreightPage
      address={address}
      meta={meta}
      title="LTL freight shipping from Wilmington"
      lead={`Is it over ${parcelLimitPounds} lbs, or on a pallet? Ship it by LTL (less than truckload) and share the trailer. ${assumed.freightBooking.says}`}
      load={{
        picture: (
          <SharedTrailer
            title="A trailer from above: two pallets in the corner are yours, and other customers’ freight fills the rest"
            {...trailerFloor}
            yours={[0, 2]}
          />
        ),
        facts: [
          {
            name: 'Weight',
            value: `Over ${parcelLimitPounds} lbs`,
            text: 'A lighter box can go as a package.',
          },
          {
            name: 'On the trailer',
            text: 'Your pallets ship with other customers’ freight.',
          },
          {
            name: 'You pay for',
            text: 'Space, weight, freight class and distance.',
          },
        ],
      }}
      featuresTitle="How LTL freight works"
      features={[
        {
          drawing: spaceOnTheFloor,
          title: 'Measure the load with its pallet',
          text: sourced(
            'freightClass',
            'The price depends on weight, size, freight class and distance.',
          ),
        },
        {
          drawing: forklift,
          title: 'Forklifts move it',
          text: sourced(
            'fedexFreight',
            'It can change trailers on the way, so it needs a pallet or a crate.',
          ),
        },
        {
          drawing: someoneUnloads,
          title: 'Someone has to be there',
          text: sourced(
            'fedexFreight',
            'Someone at the address unloads it. If there’s no dock or forklift, ask for a liftgate.',
          ),
        },
      ]}
      need={{
        title: 'What to tell us for an LTL quote',
        text: `Call us, or send a message. We typically reply within ${responseHours} hours on business days.`,
        items: [
          ['Both addresses', 'The ZIP codes, and whether each is a home, a store or a dock.'],
          ['Pickup', 'Ask us where the truck can pick it up.'],
          ['Size', 'Length, width and height, with the pallet.'],
          ['Weight', 'Include the pallet. Your best guess is fine at first.'],
          ['Contents', 'What it is, new or used, and whether it can be stacked.'],
          ['Dates', 'The day it’s ready, and the day it has to arrive.'],
        ],
      }}
    >
      <Section ruled tight>
        <Split columns="7-5">
          <Column title="LTL freight questions">
            <Faq items={questions} />
          </Column>
          <ShowIllustration of={noteTheDamage} width={470} />
        </Split>
      </Section>
    </FreightPage>
  );
}
