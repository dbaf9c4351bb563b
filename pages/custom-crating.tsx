import { Link, type PageMeta } from '#authoring';
import { CrateExploded } from './_components/drawings/crate-exploded.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { Steps } from './_components/steps.tsx';
import { CratePage } from './_layouts/crate-page.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split } from './_layouts/split.tsx';
import { repairedAliases } from './_store/dead-links.ts';
import { faq, features, measures, parts, steps } from './_words/custom-crating.ts';

const address = '/custom-crating';

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
          <Column title="Asked before the first cut">
            <Faq items={faq} />
          </Column>
          <Column title="Who carries it">
            <p>
              A crate is too heavy for a parcel belt, so it rides on forks:{' '}
              <Link href="/pallet-shipping">as a pallet</Link> or as{' '}
              <Link href="/ltl-freight">part of a truckload</Link>. Say whether the other end has a
              dock. Without one, the truck needs a lift gate.
            </p>
          </Column>
        </Split>
      </Section>
    </CratePage>
  );
}
