import { Link, type PageMeta } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { DeclarationTable } from './_components/declaration-table.tsx';
import { DestinationTable } from './_components/destination-table.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { Hero } from './_components/hero.tsx';
import { TransitTable } from './_components/transit-table.tsx';
import { CarrierNotes } from './_layouts/carrier-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split, Stack } from './_layouts/split.tsx';
import { StoreTracking } from './_layouts/store-tracking.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { counted, span } from './_store/format.ts';
import {
  declarationLines,
  internationalOptions,
  popularDestinations,
} from './_store/international.ts';
import {
  countriesReached,
  international,
  internationalSpeeds,
  transitDays,
} from './_store/transit.ts';

const address = '/international-shipping';
const [express, economy, budget] = internationalSpeeds;
const copies = international.commercialInvoiceCopies;
const clearance = counted(transitDays.customsClearance, 'day');

export const meta: PageMeta = {
  title: 'International shipping from Wilmington, NC, with customs papers',
  description: `Express in ${express.time}, economy in ${economy.time}, budget in ${budget.time}. Customs documents filled in with you, what may not go, and who pays the duty.`,
  keywords: ['international shipping Wilmington NC', 'customs documents', 'ship overseas'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'International', url: address },
  ],
  services: internationalSpeeds.map(({ name }) => name),
  aliases: [...repairedAliases(address)],
};

export default function InternationalShipping() {
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="Abroad in days or in weeks. You set the price by waiting."
        lead={`Three speeds, four carriers, ${countriesReached.dhl}+ countries. Bring the thing, the address and a phone number over there. We write the customs papers with you at the counter.`}
        actions={
          <>
            <ButtonLink href="/contact">Get International Quote</ButtonLink>
            <ButtonLink look="line" href="/contact">
              Customs Help
            </ButtonLink>
          </>
        }
      >
        <TransitTable
          caption="How long a parcel is on its way abroad, in weeks"
          columns={['Weeks', 'Time']}
          scale={{ days: 28, step: 7 }}
          rows={internationalSpeeds}
        />
      </Hero>
      <Section tight>
        <Stack>
          <FactsStrip facts={facts} />
          <Split columns="7-5">
            <div>
              <SectionHead
                title="Express, Economy, Budget: who carries it"
                text="The days are for the journey. Customs can add its own."
              />
              <GroupTable
                caption="International options by speed"
                columns={['Service', 'What to know']}
                groups={internationalOptions}
              />
            </div>
            <CarrierNotes title="Duties and taxes" items={duties} />
          </Split>
        </Stack>
      </Section>
      <Section kraft tight>
        <Split columns="5-7">
          <CarrierNotes title="Tips from the counter" items={tips} />
          <div>
            <SectionHead
              title="Popular destinations"
              text="The days are those of DHL to that region. The last column is what people forget."
            />
            <DestinationTable rows={popularDestinations} />
          </div>
        </Split>
      </Section>
      <Section tight>
        <Split columns="6-6">
          <CarrierNotes title="Customs documents" items={documents} />
          <div>
            <SectionHead
              title="One line, written twice"
              text={
                <>
                  A parcel is opened when nobody can picture what is in it. More on that in the{' '}
                  <Link href="/international-guide">international guide</Link>.
                </>
              }
            />
            <DeclarationTable lines={declarationLines} />
          </div>
        </Split>
      </Section>
      <Section ruled tight title="Restricted items: ask before you tape the box">
        <FeatureCells features={restricted} />
      </Section>
      <Section
        ruled
        tight
        title="Past the border"
        text="Between two scans it may stand in customs for days. That is not lost, and the number still works."
      >
        <StoreTracking />
      </Section>
    </>
  );
}

const facts = [
  {
    name: 'Customs clearance',
    value: clearance,
    text: 'is typical. It counts on top of the journey.',
  },
  { name: 'Commercial invoice', value: `${copies} copies`, text: 'for anything but documents.' },
  {
    name: 'FedEx and DHL',
    value: `${countriesReached.dhl}+`,
    text: `countries. USPS reaches ${countriesReached.usps}+.`,
  },
  { name: 'By road', value: '2', text: 'countries only: Canada and Mexico.' },
];

const tips = [
  {
    title: 'The receiver’s phone decides',
    text: 'A parcel without one waits at the airport until someone writes a letter.',
  },
  {
    title: 'Real value, every time',
    text: 'Too low, and it is held and insured for nothing. Too high, and they pay for it.',
  },
  {
    title: 'Leave out the wrapping paper',
    text: 'Officers open gifts. Pack them so that they can be closed again.',
  },
  {
    title: 'Two weeks before a holiday',
    text: 'Customs offices keep their own holidays, not ours.',
  },
  { title: 'Keep the receipt', text: 'You need it to prove value, and to claim if it is lost.' },
];

const documents = [
  {
    title: 'Commercial invoice',
    text: `What, how many, worth how much, made where. Bring ${copies} copies, or we print them.`,
  },
  {
    title: 'Customs declaration',
    text: 'The form that goes on USPS parcels. We type it from what you tell us.',
  },
  {
    title: 'Certificate of origin',
    text: 'Only some goods and countries ask. It can bring the duty down.',
  },
  {
    title: 'Export filing',
    text: 'The US wants one for costly goods and for some kinds whatever they cost. We tell you when.',
  },
  {
    title: 'Permits',
    text: 'Medicine, plants, antiques, electronics with a radio: the receiver may need a license.',
  },
];

const restricted = [
  {
    field: 'Not at all',
    title: 'It stays here',
    text: 'Cash, weapons, ammunition, fireworks, drugs, live animals, ivory and anything from a protected species.',
  },
  {
    field: 'Within limits',
    title: 'Ask us first',
    text: 'Lithium batteries, perfume, nail polish, paint, aerosols, dry ice, alcohol. We ship hazardous goods only in a limited way.',
  },
  {
    field: 'Depends on where',
    title: 'Ask their customs',
    text: 'Food, seeds, wood, tobacco, vitamins, prescription medicine, used clothes, old coins and art.',
  },
];

const duties = [
  {
    title: 'They are not in our price',
    text: 'The country of arrival charges them, by what the thing is and what it is worth with its shipping.',
  },
  {
    title: 'The receiver pays, as a rule',
    text: 'At the door or by a message with a link. Tell them to expect it.',
  },
  {
    title: 'Or you do',
    text: 'With FedEx, UPS and DHL you can take the duty on your own bill. Say so before the label is printed.',
  },
  {
    title: 'Gifts have a limit',
    text: 'Most countries let small gifts in free, each up to its own sum. A shop’s parcel is no gift.',
  },
  {
    title: 'While it is held',
    text: `Clearing takes ${span(transitDays.customsClearance)} days as a rule, longer if a paper is missing.`,
  },
];
