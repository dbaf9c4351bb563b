import { type PageMeta, read } from '#authoring';
import contractAtOneCounter from './_assets/drawings/contract-at-one-counter.svg';
import { ServiceGroups } from './_components/cells/service-groups.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { FactsStrip } from './_components/labels/facts-strip.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { CallLink } from './_components/links/call-link.tsx';
import { PaperOpening } from './_components/sections/paper-opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { QuoteCard } from './_components/store/quote-card.tsx';
import { businessServiceGroups } from './_content/business-service-list.ts';
import { reasons } from './_content/business-services.ts';
import { daysInShort } from './_facts/days-text.ts';
import { dollars } from './_facts/format.ts';
import { weeklyHours } from './_facts/hours.ts';
import { hoursLine, openDays } from './_facts/hours-rows.ts';
import { phone } from './_facts/identity.ts';
import { notary, notaryPrices } from './_facts/notary.ts';
import { largestPrint } from './_facts/printing.ts';
import { contactLink } from './_navigation/contact-link.ts';

const address = '/business-services';
const [basic] = notaryPrices;
const fee = dollars(basic.price[0]);

export const meta: PageMeta = {
  title: 'Notary, printing, fax and scanning in Wilmington, NC',
  description: `Walk-in notary for ${fee} a signature, prints up to ${largestPrint}, copies, fax, scanning, shredding and passport photos at one counter in Wilmington.`,
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
  own: {
    services: ['Notary public', 'Printing and copying', 'Document services', 'Fax', 'Scanning'],
  },
  aliases: ['/services/business'],
};

export default function BusinessServices() {
  const number = read(phone, address);
  return (
    <>
      <PaperOpening
        isHeld
        trail={meta.breadcrumbs}
        title="Business services: notary, printing, fax and scanning"
        lead="Walk in with your documents and, for the notary, a valid photo ID. Call us for printing, fax, scanning, shredding and passport photo prices."
        actions={
          <>
            <CallLink phone={number} look="tape" />
            <ButtonLink
              href={contactLink({ subject: 'general-inquiry', about: 'business-services' })}
              look="line"
            >
              Ask for a price
            </ButtonLink>
          </>
        }
      >
        <FactsStrip
          facts={[
            { name: 'Notary', value: fee, text: 'For each principal signature.' },
            {
              name: 'Notary visit',
              value: `${notary.minutes} min`,
              text: 'Or less, for most notarizations.',
            },
            {
              name: 'Largest print',
              value: largestPrint,
              text: 'Measured in inches. We make copies too.',
            },
            {
              name: 'Open',
              value: daysInShort(openDays(read(weeklyHours, address))),
              text: `We’re open ${hoursLine(address)}.`,
            },
          ]}
        />
      </PaperOpening>
      <Section
        title="Choose a business service"
        text="Each page tells you what to bring. The notary page also has prices."
      >
        <ServiceGroups groups={businessServiceGroups} />
      </Section>
      <Section kraft tight onPaper={false}>
        <Split columns="7-5">
          <TitledList
            title="Why choose us for business services"
            text="We work with home businesses, property owners, healthcare offices and professional offices."
            items={reasons}
          />
          <Stack>
            <ShowIllustration of={contractAtOneCounter} />
            <QuoteCard
              title="Open a business account"
              text="If your office ships often, ask for a business account with volume discounts."
              action={{
                title: 'Ask for an account',
                href: contactLink({ subject: 'business-account', about: 'business-services' }),
              }}
              phone={number}
            />
          </Stack>
        </Split>
      </Section>
    </>
  );
}
