import { type PageMeta, read } from '#authoring';
import { ButtonLink } from './_components/button.tsx';
import { CallLink } from './_components/call-link.tsx';
import { FactsStrip } from './_components/facts-strip.tsx';
import { Hero } from './_components/hero.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { ServiceGroups } from './_components/service-groups.tsx';
import { Section } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { TitledList } from './_layouts/titled-list.tsx';
import { businessServiceGroups } from './_store/business-services.ts';
import { dollars } from './_store/format.ts';
import { hoursRows } from './_store/hours-rows.ts';
import { phone } from './_store/identity.ts';
import { notary, notaryPrices } from './_store/notary.ts';
import { largestPrint } from './_store/printing.ts';
import { reasons } from './_words/business-services.ts';

const address = '/business-services';
const [weekdays] = hoursRows(address);

export const meta: PageMeta = {
  title: 'Business services: notary, printing, fax, scanning',
  description:
    'One counter for the papers of an office: get them notarized, printed, copied, faxed, scanned or shredded, and take a passport photo home.',
  keywords: [
    'business services Wilmington NC',
    'notary',
    'printing',
    'fax',
    'scanning',
    'shredding',
  ],
  schemaType: 'Service',
  breadcrumbs: [{ name: 'Business Services', url: address }],
  services: ['Notary public', 'Printing and copying', 'Document services', 'Fax', 'Scanning'],
  aliases: ['/services/business'],
};

export default function BusinessServices() {
  const number = read(phone, address);
  return (
    <>
      <Hero
        trail={meta.breadcrumbs}
        title="The back office you don’t have to run"
        lead="Print it, copy it, sign it before a notary, fax or scan it, and shred what is left. Walk in; nothing here needs an appointment."
        actions={
          <>
            <ButtonLink href="/contact">Ask about a job</ButtonLink>
            <CallLink phone={number} />
          </>
        }
      >
        <FactsStrip
          facts={[
            {
              name: 'Notary',
              value: dollars(notaryPrices[0].price[0]),
              text: `${notaryPrices[0].note}. Photo ID required.`,
            },
            { name: 'Largest sheet', value: largestPrint, text: 'Inches, printed or copied.' },
            {
              name: 'Most signatures',
              value: `${notary.minutes} min`,
              text: 'Or less, if your ID is with you.',
            },
            { name: 'No appointment', value: weekdays?.days, text: weekdays?.hours ?? '' },
          ]}
        />
      </Hero>
      <Section
        title="Four groups of services"
        text="Each line leads to what it costs, what to bring and how long it takes."
      >
        <ServiceGroups groups={businessServiceGroups} />
      </Section>
      <Section kraft tight>
        <Split columns="7-5">
          <TitledList title="Why offices send people here" items={reasons} />
          <QuoteCard
            title="A business account"
            text="If your office ships or prints every week, ask for an account with volume discounts. Tell us what goes out in a month."
            action={{ title: 'Ask for an account', href: '/contact' }}
            phone={number}
          />
        </Split>
      </Section>
    </>
  );
}
