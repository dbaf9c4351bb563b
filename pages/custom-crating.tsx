import { Link, type PageMeta } from '#authoring';
import { CrateExploded } from './_components/drawings/crate-exploded.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { Steps } from './_components/steps.tsx';
import { CratePage } from './_layouts/crate-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { insuranceText } from './_store/insurance-text.ts';

const address = '/custom-crating';

const faq = [
  {
    question: 'Does it have to be a crate?',
    answer:
      'Often not. Below the weight one person lifts, a double box with foam is lighter and cheaper to send. We say so when it will do.',
  },
  {
    question: 'It is going abroad. Is any wood allowed?',
    answer:
      'No. Most countries want solid wood heat-treated and stamped. Tell us the country first, so that the right boards are used.',
  },
  {
    question: 'What does cover mean for a crate?',
    answer: `The same limits as for a box: declared value is typically ${insuranceText.declaredLimit} at most, and over ${insuranceText.appraisalOver} we recommend an appraisal. If we pack it and it breaks, we handle the claim.`,
  },
];

export const meta: PageMeta = {
  title: 'Custom crating in Wilmington, NC: wooden crates to measure',
  description:
    'A wooden crate built around one engine, statue or clock: its six parts, when a box is enough, how to measure, and how it leaves by freight.',
  keywords: ['custom crating Wilmington NC', 'wooden shipping crate', 'crate builder'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Packing Services', url: '/packing-services' },
    { name: 'Custom Crating', url: address },
  ],
  services: ['Custom crates', 'Crating for freight', 'Export crating'],
  faqItems: faq,
  aliases: repairedAliases(address),
};

export default function CustomCrating() {
  return (
    <CratePage
      address={address}
      meta={meta}
      title="A crate for one thing only"
      lead="Custom crating, for what no carton holds: an engine, a statue, a tall clock. Give us three lengths and a weight; we build the wood around them and book the freight."
      picture={<CrateExploded />}
      measure={{ title: 'Three lengths and a weight', items: measures }}
      closing={{
        title: 'Have it priced',
        text: 'Send the measurements with two photos. Wood, foam and freight come back as separate sums.',
      }}
    >
      <Section tight title="Six parts, top to bottom">
        <PartsList across parts={parts} />
      </Section>
      <Section ruled tight title="When a carton gives up">
        <FeatureCells features={features} />
      </Section>
      <Section kraft tight title="From tape measure to truck">
        <Steps steps={steps} />
      </Section>
      <Section tight>
        <Split columns="7-5">
          <div>
            <SectionHead title="Asked before the first cut" />
            <Faq items={faq} />
          </div>
          <div>
            <SectionHead title="Who carries it" />
            <p>
              A crate is too heavy for a parcel belt, so it rides on forks:{' '}
              <Link href="/pallet-shipping">as a pallet</Link> or as{' '}
              <Link href="/ltl-freight">part of a truckload</Link>. Say whether the other end has a
              dock. Without one, the truck needs a lift gate.
            </p>
          </div>
        </Split>
      </Section>
    </CratePage>
  );
}

const parts = [
  { title: 'Lid', text: 'Screwed, never nailed. A hammer over an heirloom is a poor idea.' },
  { title: 'Top foam', text: 'Cut so that it presses lightly when the lid comes down.' },
  { title: 'Your thing', text: 'Wrapped first; loose parts off, bagged and named.' },
  { title: 'Walls', text: 'Plywood. It spreads a blow that one board would pass on.' },
  { title: 'Battens', text: 'Strips over the edges, where crates are gripped and dropped.' },
  { title: 'Skids', text: 'Feet that let the forks in, so that nobody tips it to lift it.' },
];

const features = [
  {
    field: 'Weight',
    title: 'It would burst the bottom',
    text: 'Motors, marble, safes: their own mass is what breaks the packing.',
  },
  {
    field: 'Shape',
    title: 'It sticks out',
    text: 'Antlers, handlebars, a ship’s mast. The crate takes the stacking, the thing takes none.',
  },
  {
    field: 'Road',
    title: 'It changes trucks',
    text: 'Every terminal is another forklift. Overseas there are ports as well.',
  },
];

const steps = [
  { title: 'Measure', text: 'You do it, or you bring the thing and we do.' },
  { title: 'Approve', text: 'You see inner size, outer size and price before wood is cut.' },
  { title: 'Build', text: 'Base first; the piece is seated, then the walls close around it.' },
  { title: 'Load', text: 'Labeled on two sides, photographed, picked up by freight.' },
];

const measures = [
  { title: 'Widest points', text: 'Handles, feet and knobs count, unless they come off.' },
  { title: 'Weight', text: 'A bathroom scale, a maker’s plate, or “two of us can just lift it”.' },
  {
    title: 'Where it may be held',
    text: 'Mark on a photo what is strong and what must not be touched.',
  },
  { title: 'Which way is up', text: 'Oil, clockwork and glass mind being laid down.' },
  { title: 'Date and both addresses', text: 'Building comes before shipping: leave days for it.' },
];
