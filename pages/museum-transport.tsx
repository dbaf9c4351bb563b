import { Link, type PageMeta } from '#authoring';
import { ConditionSheet } from './_components/drawings/condition-sheet.tsx';
import { Faq } from './_components/faq.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { PartsList } from './_components/parts-list.tsx';
import { Steps } from './_components/steps.tsx';
import { ArtPage } from './_layouts/art-page.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { insuranceText } from './_store/insurance-text.ts';

const address = '/museum-transport';

const faq = [
  {
    question: 'Can a courier travel with the object?',
    answer:
      'Not with a parcel or in shared freight, which carry goods alone. A courier needs a vehicle to themselves: ask, and we look for one on your route.',
  },
  {
    question: 'May we use our own crate?',
    answer:
      'Yes. Send its inner size and a photo of the foam. We try the object’s measurements against it before packing day.',
  },
  {
    question: 'Will you hold an object between two venues?',
    answer:
      'Ask first. Your agreement may name the storage that is allowed, and a shipping counter is seldom what it means.',
  },
];

export const meta: PageMeta = {
  title: 'Museum transport from Wilmington, NC: loans out and back',
  description:
    'For registrars: how a loan is checked, crated, handed over and returned, what goes on the condition report, and whose insurance covers which stretch.',
  keywords: ['museum transport Wilmington NC', 'museum loan shipping', 'condition report'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'Museum Transport', url: address },
  ],
  services: ['Museum loan transport', 'Condition reports', 'Return transport'],
  faqItems: faq,
};

export default function MuseumTransport() {
  return (
    <ArtPage
      address={address}
      meta={meta}
      title="A loan, out and back"
      lead="Museum transport for registrars: we note the condition, crate the object, book its carrier, and pack it the same way for the trip home."
      ask="Write to us about a loan"
      picture={<ConditionSheet />}
      facts={[
        ['Going out', 'Report', 'Marks found, numbered, photographed.'],
        ['On the way', 'Names', 'One at each handover, with the hour.'],
        ['Coming home', 'Compare', 'The same sheet, read mark by mark.'],
      ]}
      need={{ title: 'What a registrar sends us', items: need }}
      closing={{
        title: 'Talk through a loan',
        text: 'Have the agreement open. Its clauses on packing and cover come before our habits.',
      }}
    >
      <Section tight>
        <Split columns="5-7">
          <div>
            <SectionHead
              title="Four marks, four ways to write them"
              text="An example, as drawn above. “Good condition” protects nobody."
            />
            <PartsList parts={marks} />
          </div>
          <div>
            <SectionHead title="Registrars ask" />
            <Faq items={faq} />
          </div>
        </Split>
      </Section>
      <Section kraft tight title="Five signatures’ worth of road">
        <Steps steps={steps} />
      </Section>
      <Section tight title="What differs from shipping a purchase">
        <FeatureCells features={features} />
      </Section>
    </ArtPage>
  );
}

const steps = [
  {
    title: 'Agree',
    text: 'Lender and borrower settle packing, route and cover. We read what they signed.',
  },
  {
    title: 'Record',
    text: 'The object is looked over with you in the room, front, back and base.',
  },
  {
    title: 'Crate',
    text: 'Made to come apart without tools that strike, and numbered for repacking.',
  },
  {
    title: 'Hand over',
    text: 'The carrier signs for a closed crate; the borrower for an unopened one.',
  },
  { title: 'Return', text: 'Same crate, same foam, same order. The sheet closes the loan.' },
];

const marks = [
  { title: 'Frame, A3', text: 'Chip at the lower left corner. Old: the break is dark with dust.' },
  {
    title: 'Surface, A1',
    text: 'Fine scratch through the varnish, seen only in light from the side.',
  },
  { title: 'Edge, C2', text: 'Canvas slack along the right; one stretcher key is missing.' },
  { title: 'Back', text: 'Lender’s label and inventory number, copied letter by letter.' },
];

const features = [
  {
    field: 'Cover',
    title: 'Wall to wall',
    text: (
      <>
        A museum’s own policy usually covers a loan from hook to hook. A carrier’s declared value,
        typically {insuranceText.declaredLimit} at most, does not replace it.
      </>
    ),
  },
  {
    field: 'Crate',
    title: 'Built for two trips',
    text: (
      <>
        It is opened by strangers and closed again.{' '}
        <Link href="/museum-crating">Museum crating</Link> shows how that is made safe.
      </>
    ),
  },
  {
    field: 'Time',
    title: 'Late notice costs',
    text: `Tell us of damage the moment the lid is off. Carriers ask for a report within ${insuranceText.reportWithin}.`,
  },
];

const need = [
  ['Loan agreement', 'The pages on packing, transport, insurance and climate.'],
  ['Object record', 'Inventory number, materials, size, weight, photos of all sides.'],
  ['Borrower', 'Loading door, opening times for deliveries, who unpacks.'],
  ['Dates', 'First and last day of the show, and the days of rest before opening a crate.'],
] as const;
