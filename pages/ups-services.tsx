import { Link, type PageMeta, read } from '#authoring';
import { NamedDays } from './_components/drawings/named-days.tsx';
import { PaperLabel } from './_components/drawings/paper-label.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { Label, LabelCell, LabelRow } from './_components/label.tsx';
import { CarrierNotes, CarrierPage, CarrierServices } from './_layouts/carrier-page.tsx';
import { CarrierPickups } from './_layouts/carrier-pickups.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split, Stack } from './_layouts/split.tsx';
import { counterRules } from './_store/counter-rules.ts';
import { repairedAliases } from './_store/dead-links.ts';
import { clockTime } from './_store/format.ts';
import { authorizations } from './_store/identity.ts';
import { pickups } from './_store/pickups.ts';

const address = '/ups-services';
const truck = clockTime(pickups.ups.at);
const fee = counterRules.labelPrinting;

export const meta: PageMeta = {
  title: 'UPS drop-off in Wilmington, NC: bring a printed label',
  description: `A UPS package needs a pre-printed label. Bring yours, or we print it ${fee}. UPS collects at ${truck}, Monday to Friday, from N College Rd.`,
  keywords: ['UPS Wilmington NC', 'UPS drop-off', 'UPS Access Point', 'print UPS label'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'UPS', url: address },
  ],
  services: ['UPS domestic', 'UPS international'],
  aliases: ['/services/ups', ...repairedAliases(address)],
};

export default function UpsServices() {
  return (
    <CarrierPage
      carrier="ups"
      meta={meta}
      title={
        <>
          <span>UPS wants it</span> on paper
        </>
      }
      lead={`A UPS package needs a pre-printed label. Bring it stuck on the box, or show us the file and we print it ${fee}. Here before ${truck}, it leaves the same weekday.`}
      opening={
        <Label>
          <div className="lc">
            <PaperLabel />
          </div>
          <LabelRow columns={3}>
            <LabelCell name="Label printed" value="Leave it">
              Hand it over and go.
            </LabelCell>
            <LabelCell name="Label as a file" value="Small fee">
              We print it while you wait.
            </LabelCell>
            <LabelCell name="Amazon QR code" value="Not here">
              We can’t scan Amazon QR-code returns.
            </LabelCell>
          </LabelRow>
        </Label>
      }
      tracking={{
        title: 'Track a UPS package',
        text: 'Its number begins with 1Z and stands on the receipt we give you.',
      }}
    >
      <Section tight>
        <Split columns="5-7">
          <Stack>
            <CarrierNotes title="Drop-off" items={dropOff} />
          </Stack>
          <CarrierServices
            carrier="ups"
            title="UPS services, domestic and international"
            text="No label yet? We weigh and measure, you choose from these, and the paper comes out of our printer."
          />
        </Split>
      </Section>
      <Section ruled tight>
        <Split columns="6-6">
          <div>
            <SectionHead
              title="Three of the four say their day"
              text="Shipped on a Monday, this is when each arrives. Ground takes as long as the road is."
            />
            <NamedDays
              title="A week that begins with shipping on Monday: Next Day Air on Tuesday, 2nd Day Air on Wednesday, 3 Day Select on Thursday"
              start="You ship"
              services={['Next Day Air', '2nd Day Air', '3 Day Select']}
              open="UPS Ground"
            />
          </div>
          <div>
            <SectionHead
              title="Pickup times"
              text={
                <>
                  One truck a weekday. For what must be there in the morning, see{' '}
                  <Link href="/overnight-shipping">overnight shipping</Link>.
                </>
              }
            />
            <CarrierPickups carrier="ups" lead={pickup} />
          </div>
        </Split>
      </Section>
      <Section ruled tight title="UPS for a business">
        <FeatureCells features={business} />
      </Section>
    </CarrierPage>
  );
}

const pickup = [
  { name: 'UPS pickup', time: truck, text: 'Monday to Friday' },
  { name: 'Saturday', time: 'None', text: 'We take it in for Monday.' },
];

const dropOff = [
  {
    title: 'The label faces up',
    text: 'One label, flat on the largest side, with nothing over its bars. Take off or black out old ones.',
  },
  {
    title: 'It waits on a phone',
    text: 'Open the PDF at the counter and we print it. A code without a label behind it can’t be printed.',
  },
  {
    title: 'An Amazon return',
    text: 'Not with a QR code. Choose a UPS option with a printable label when you start the return.',
  },
  {
    title: 'Held for you here',
    text: `We are a ${read(authorizations, address).ups}. UPS leaves some missed deliveries with us: bring the notice and a photo ID.`,
  },
  {
    title: 'Hazmat',
    text: 'Limited: UPS takes some goods by ground and refuses others. Tell us what is inside first.',
  },
];

const business = [
  {
    field: 'Account',
    title: 'Volume discounts',
    text: (
      <>
        <Link href="/contact">Open a business account</Link>: tell us how many parcels go out in a
        month, and where to.
      </>
    ),
  },
  {
    field: 'Your own labels',
    title: 'A cart at a time',
    text: `Printed at the office? Wheel them in before ${truck}. We count them with you and give you a receipt.`,
  },
  {
    field: 'Our packing',
    title: 'From shelf to box',
    text: 'Leave stock loose with a list of addresses. We box it, weigh it and label it for UPS.',
  },
];
