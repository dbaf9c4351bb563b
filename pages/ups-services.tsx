import { Link, type PageMeta } from '#authoring';
import paperLabel from './_assets/drawings/paper-label.svg';
import { FeatureCells } from './_components/cells/feature-cells.tsx';
import { NamedDays } from './_components/drawings/named-days.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Figures } from './_components/labels/figures.tsx';
import { Label, LabelCell, LabelRow } from './_components/labels/label.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { labelFigures } from './_content/carrier-figures.ts';
import { business, dropOff } from './_content/ups-services.tsx';
import { dropOffBy } from './_facts/drop-off.ts';
import { capital } from './_facts/format.ts';
import { pickupDaysInWords } from './_facts/pickup-days.ts';
import { truckTime } from './_facts/pickups.ts';
import { byAmazonQr, counterRules } from './_facts/store-policies.ts';
import { repairedAliases } from './_navigation/dead-links.ts';
import { CarrierPage, CarrierServices } from './_templates/carrier-page.tsx';

const address = '/ups-services';
const latest = dropOffBy('ups');
const fee = counterRules.labelPrinting;

export const meta: PageMeta = {
  title: 'UPS drop-off in Wilmington, NC: bring a printed label',
  description: `Drop off UPS packages by ${latest}, ${pickupDaysInWords('ups')}, to ship the same day. They need a printed label: bring yours, or we print it ${fee}.`,
  keywords: ['UPS Wilmington NC', 'UPS drop-off', 'UPS Access Point', 'print UPS label'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Shipping Services', url: '/shipping-services' },
    { name: 'UPS', url: address },
  ],
  own: { services: ['UPS domestic', 'UPS international'] },
  aliases: ['/services/ups', ...repairedAliases(address)],
};

export default function UpsServices() {
  return (
    <CarrierPage
      carrier="ups"
      meta={meta}
      title="UPS drop-off: bring a printed label"
      lead={`A UPS package needs a pre-printed label. If you don’t have one on paper, we can print it ${fee}.`}
      beside={
        <Label>
          <div className="cell">
            <ShowIllustration of={paperLabel} />
          </div>
          <LabelRow columns={3}>
            <LabelCell name="Printed label" value="Drop off">
              Leave the package at the counter.
            </LabelCell>
            <LabelCell name="Label in an email" value="We print it">
              {`${capital(fee)}.`}
            </LabelCell>
            <LabelCell name="Amazon QR code" value={byAmazonQr('Drop off', 'Not here')}>
              {byAmazonQr(
                'We accept returns by QR code.',
                'For a return, choose a label that you can print.',
              )}
            </LabelCell>
          </LabelRow>
        </Label>
      }
      tracking={{
        title: 'Track a UPS package',
        text: 'Most UPS tracking numbers start with 1Z. Look on your label or receipt.',
      }}
    >
      <Section tight>
        <Split columns="5-7">
          <Stack>
            <TitledList title="UPS drop-off rules" items={dropOff} />
            <Column
              title="UPS pickup times"
              text={
                <>
                  UPS picks up at {truckTime('ups')}, {pickupDaysInWords('ups')}. Need it tomorrow?
                  See <Link href="/overnight-shipping">overnight shipping</Link>.
                </>
              }
            />
          </Stack>
          <CarrierServices carrier="ups" title="UPS services, domestic and international" />
        </Split>
      </Section>
      <Section
        ruled
        tight
        title="When will it arrive?"
        text="Here is when a package shipped on Monday arrives."
      >
        <NamedDays
          title="A package shipped on Monday arrives Tuesday by Next Day Air, Wednesday by 2nd Day Air and Thursday by 3 Day Select"
          start="You ship"
          services={['Next Day Air', '2nd Day Air', '3 Day Select']}
          open="UPS Ground"
        />
      </Section>
      <Section ruled tight title="Where the label goes">
        <Figures figures={labelFigures} />
      </Section>
      <Section ruled tight title="UPS for business">
        <FeatureCells features={business} />
      </Section>
    </CarrierPage>
  );
}
