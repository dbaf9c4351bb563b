import { Link, type PageMeta } from '#authoring';
import { NamedDays } from './_components/drawings/named-days.tsx';
import { PaperLabel } from './_components/drawings/paper-label.tsx';
import { FeatureCells } from './_components/feature-cells.tsx';
import { Label, LabelCell, LabelRow } from './_components/label.tsx';
import { CarrierNotes, CarrierPage, CarrierServices } from './_layouts/carrier-page.tsx';
import { CarrierPickups } from './_layouts/carrier-pickups.tsx';
import { Section } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { counterRules } from './_store/counter-rules.ts';
import { repairedAliases } from './_store/dead-links.ts';
import { truckTime } from './_store/pickups.ts';
import { business, dropOff, pickup } from './_words/ups-services.tsx';

const address = '/ups-services';
const truck = truckTime('ups');
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
          <Column
            title="Three of the four say their day"
            text="Shipped on a Monday, this is when each arrives. Ground takes as long as the road is."
          >
            <NamedDays
              title="A week that begins with shipping on Monday: Next Day Air on Tuesday, 2nd Day Air on Wednesday, 3 Day Select on Thursday"
              start="You ship"
              services={['Next Day Air', '2nd Day Air', '3 Day Select']}
              open="UPS Ground"
            />
          </Column>
          <Column
            title="Pickup times"
            text={
              <>
                One truck a weekday. For what must be there in the morning, see{' '}
                <Link href="/overnight-shipping">overnight shipping</Link>.
              </>
            }
          >
            <CarrierPickups carrier="ups" lead={pickup} />
          </Column>
        </Split>
      </Section>
      <Section ruled tight title="UPS for a business">
        <FeatureCells features={business} />
      </Section>
    </CarrierPage>
  );
}
