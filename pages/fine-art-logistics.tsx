import type { PageMeta } from '#authoring';
import { BackwardPlan } from './_components/drawings/backward-plan.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { GroupTable } from './_components/group-table.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { StoreInsurance } from './_layouts/store-insurance.tsx';
import { counted } from './_store/format.ts';
import { responseHours } from './_store/identity.ts';

const address = '/fine-art-logistics';

export const meta: PageMeta = {
  title: 'Fine art logistics in Wilmington, NC: many works, one plan',
  description:
    'For galleries, artists and estates: a list of works, the day they must hang, and a plan counted back from it, with packing and carriers for each piece.',
  keywords: ['fine art logistics Wilmington NC', 'gallery shipping', 'exhibition transport'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Fine Art Logistics', url: address },
  ],
  services: ['Exhibition logistics', 'Consolidated art shipments', 'Gallery sales delivery'],
};

export default function FineArtLogistics() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="A whole show, on one plan"
      lead="Fine art logistics for galleries, artists and estates: name the day the works must hang, and we plan collection, packing and carriers backward from it."
      ask="Send us your list"
      picture={<BackwardPlan stretches={['Deliver', 'Carry', 'Pack', 'Quote', 'List']} />}
      facts={[
        ['You send', 'A list', 'One line a work, with size and value.'],
        ['You get', 'One quote', 'Every work priced on its own line.'],
        ['You fix', 'The day', 'The other dates follow from it.'],
      ]}
      need={{ title: 'One line for each work', items: need }}
      closing={{
        title: 'Start with the list',
        text: 'A spreadsheet, a price list from the opening, a page by hand: it needs sizes, a place and a day.',
      }}
    >
      <Section tight>
        <Split columns="6-6">
          <div>
            <SectionHead title="The plan, read from its last day" />
            <GroupTable
              caption="What is done between the list and the hanging day, the last stretch first"
              columns={['Stretch', 'Who does what']}
              groups={plan}
            />
          </div>
          <div>
            <SectionHead
              title="Each work has its own sum"
              text="Insure a shipment as one total and a chipped frame starts an argument. With a value on every line, the claim is about that line."
            />
            <StoreInsurance />
          </div>
        </Split>
      </Section>
      <Section kraft tight title="Three routes a show can take">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}

const plan = [
  {
    title: 'The hanging day',
    rows: [
      [
        'Deliver',
        'One named person counts the pieces and signs. Boxes stay shut until the room suits.',
      ],
      ['Carry', 'Small works by parcel carrier, crates by freight on pallets. We book both.'],
    ],
  },
  {
    title: 'In the store',
    rows: [
      ['Pack', 'Piece by piece. The number on your list goes on the box.'],
      ['Check in', 'We tick each work off with you, and write down any old damage.'],
    ],
  },
  {
    title: 'By message',
    rows: [
      [
        'Quote',
        `We answer within ${counted(responseHours, 'hour')} on business days, and ask for what the list leaves out.`,
      ],
      ['List', 'You write it, or read it to us over the phone.'],
    ],
  },
] as const;

const features = [
  {
    field: 'Many to one',
    title: 'Gathered',
    text: 'Artists bring or mail their works to our counter. When the list is complete, all leave together.',
  },
  {
    field: 'One to many',
    title: 'Sold off the wall',
    text: 'After the closing night each buyer’s piece goes to its own door with its own tracking number.',
  },
  {
    field: 'There and back',
    title: 'Fairs and tours',
    text: 'Crates, packing notes and return labels are made once, before the outward trip.',
  },
];

const need = [
  ['Number, title', 'As in your catalog. It is what handlers will call the piece.'],
  ['Medium', 'Oil, pastel, bronze, neon: it decides what may touch the work.'],
  ['Size', 'With frame or base, and a guess at the weight of the heaviest.'],
  ['Value', 'The retail price, or what the artist and you agreed on.'],
  ['Receiver', 'Name and telephone of whoever will be there to sign.'],
] as const;
