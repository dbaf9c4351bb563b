import { type PageMeta, read } from '#authoring';
import { CallLink } from './_components/call-link.tsx';
import { BoxShelf } from './_components/drawings/supply-scenes.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { Hero } from './_components/hero.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { NeedList } from './_components/need-list.tsx';
import { SupplyShelf } from './_components/supply-shelf.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { hoursRemarks } from './_store/hours.ts';
import { phone } from './_store/identity.ts';
import { supplyShelves } from './_store/supplies.ts';
import { calculator, eco, tips, wholesale } from './_words/packaging-supplies.ts';

const address = '/packaging-supplies';

export const meta: PageMeta = {
  title: 'Packaging supplies in Wilmington, one piece or a pallet',
  description:
    'Boxes, bubble, tape, mailers and labels off the shelf, retail or wholesale with no minimum purchase. Call to hear whether your size is here today.',
  keywords: ['packaging supplies Wilmington NC', 'moving boxes', 'bubble wrap', 'packing tape'],
  schemaType: 'Service',
  breadcrumbs: [{ name: 'Packaging Supplies', url: address }],
  services: ['Retail packaging supplies', 'Wholesale packaging supplies', 'Moving supplies'],
};

export default function PackagingSupplies() {
  const number = read(phone, address);
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="One box. Or four hundred."
        lead="Retail and wholesale from the same shelf, with no minimum purchase. Call first for a large number, and it stands ready at the door."
        actions={
          <>
            <CallLink phone={number} look="tape" words="Call for stock" />
            <CallLink phone={number} look="line" words="Call for wholesale" />
          </>
        }
      >
        <BoxShelf />
      </Hero>

      <Section tight title="What is on the shelf">
        <SupplyShelf shelves={supplyShelves} />
      </Section>

      <Section kraft tight>
        <Split columns="6-6">
          <TitledList
            title="Wholesale pricing"
            text="The more you take, the less each one costs."
            items={wholesale}
          />
          <TitledList title="Eco-friendly options" text="Ask for these by name." items={eco} />
        </Split>
      </Section>

      <Section tight>
        <Split columns="5-7">
          <Column
            title="Supply calculator: how much will you need?"
            text="It is a person. Read us your list on the phone, and we count boxes, rolls and tape with you."
          >
            <p className="acts">
              <CallLink phone={number} look="tape" words="Call the calculator" />
            </p>
          </Column>
          <NeedList items={calculator} />
        </Split>
      </Section>

      <Section ruled tight title="Packing tips from the counter">
        <ListRule items={tips} />
      </Section>

      <Section ruled tight>
        <SectionHead title="Why buy here, and same-day availability" />
        <FactsStrip
          facts={[
            { name: 'Minimum', value: 'None', text: 'No minimum purchase, retail or wholesale.' },
            { name: 'Today', value: 'Same day', text: 'What is on the shelf goes home with you.' },
            { name: 'Hours', value: '6 days', text: `${hoursRemarks[address]}.` },
            { name: 'Try it', value: 'Here', text: 'Bring the thing and hold it against the box.' },
          ]}
        />
      </Section>
    </>
  );
}
