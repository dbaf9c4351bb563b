import './_components/forms/call-number.css';
import { type PageMeta, read } from '#authoring';
import { DrawnCells } from './_components/cells/drawn-cells.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { NeedList } from './_components/lists/need-list.tsx';
import { SupplyShelf } from './_components/lists/supply-shelf.tsx';
import { WideList } from './_components/lists/wide-list.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section, SectionHead } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { calculator, eco, tips, wholesale } from './_content/packaging-supplies.ts';
import { daysInWords } from './_facts/days-text.ts';
import { weeklyHours } from './_facts/hours.ts';
import { openDays } from './_facts/hours-rows.ts';
import { phone } from './_facts/identity.ts';
import { supplyShelves } from './_facts/supplies.ts';

const address = '/packaging-supplies';

export const meta: PageMeta = {
  title: 'Packaging supplies in Wilmington, NC: retail and wholesale',
  description:
    'Packaging supplies in Wilmington, NC: boxes, bubble wrap, tape, mailers and moving supplies, retail or wholesale. No minimum purchase. Call for stock.',
  keywords: ['packaging supplies Wilmington NC', 'moving boxes', 'bubble wrap', 'packing tape'],
  schemaType: 'Service',
  breadcrumbs: [{ name: 'Packaging Supplies', url: address }],
  own: {
    services: ['Retail packaging supplies', 'Wholesale packaging supplies', 'Moving supplies'],
  },
};

const week = read(weeklyHours, address);

export default function PackagingSupplies() {
  const number = read(phone, address);
  return (
    <>
      <Opening
        trail={meta.breadcrumbs}
        title="Packaging supplies in Wilmington: boxes, tape and moving supplies"
        lead="Retail and wholesale, with no minimum purchase. You can’t order online, so call to check if your size is in stock."
        actions={
          <>
            <CallLink phone={number} look="tape" words="Call for stock" />
            <CallLink phone={number} look="line" words="Call for wholesale" />
          </>
        }
      >
        <SectionHead title="Boxes, tape, mailers and more" />
        <SupplyShelf shelves={supplyShelves} />
      </Opening>

      <Section kraft tight>
        <Split columns="6-6">
          <TitledList
            title="Wholesale pricing"
            text="Tell us what you need and how often, and ask for a wholesale price."
            items={wholesale}
          />
          <TitledList
            title="Eco-friendly options"
            text="Ask which of these we have in stock."
            items={eco}
          />
        </Split>
      </Section>

      <Section tight>
        <Split columns="5-7">
          <Column
            title="How many supplies do you need?"
            text="Not sure how much? Call with your list and we’ll add it up."
          >
            <p className="actions">
              <CallLink phone={number} look="tape" words="Call with your list" />
            </p>
          </Column>
          <NeedList items={calculator} />
        </Split>
      </Section>

      <Section ruled tight title="Packing tips: tape, markers and heavy items">
        <DrawnCells cells={tips} />
      </Section>

      <Section ruled tight>
        <SectionHead title="Why buy here: supplies the same day, no minimum" />
        <WideList
          items={[
            { title: 'No minimum', text: 'Buy one box or many, retail or wholesale.' },
            { title: 'Same day', text: 'If we have it, take it home today.' },
            {
              title: `Open ${openDays(week).length} days a week`,
              text: `${daysInWords(openDays(week), '–')}.`,
            },
            { title: 'The right size', text: 'Bring the item and compare it with the box.' },
          ]}
        />
      </Section>
    </>
  );
}
