import { Link, type PageMeta, read } from '#authoring';
import './_components/sections/opening-sections.css';
import doneInStore from './_assets/drawings/done-in-store.svg';
import quoteNeeds from './_assets/drawings/quote-needs.svg';
import waysToSend from './_assets/drawings/ways-to-send.svg';
import { QuoteOrCall } from './_blocks/store/quote-or-call.tsx';
import { StoreTrustStrip } from './_blocks/store/store-trust-strip.tsx';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { RuledList } from './_components/lists/ruled-list.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { TitledList } from './_components/sections/titled-list.tsx';
import { QuoteCard } from './_components/store/quote-card.tsx';
import { servicesFaq } from './_content/faq.ts';
import { carrierSummaries, reasons } from './_content/services.ts';
import { counterServices } from './_facts/counter-services.ts';
import { phone } from './_facts/identity.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { pageTitle } from './_navigation/page-title.ts';

const here = '/services';
const trail = [{ name: 'Services', url: here }] as const;

export const meta: PageMeta = {
  title: pageTitle('Services: shipping, mailbox, notary'),
  description:
    'Compare FedEx, UPS, USPS and DHL, and see our other services in Wilmington, NC: packing, mailboxes, notary, printing and freight.',
  keywords: ['FedEx or UPS or USPS', 'shipping services', 'packing', 'mailboxes', 'freight'],
  schemaType: 'LocalBusiness',
  breadcrumbs: trail,
  own: {
    services: [
      'Shipping',
      'Packing',
      'Mailbox rental',
      'Notary',
      'Printing and copying',
      'Freight',
    ],
  },
  faqItems: servicesFaq,
};

export default function Services() {
  const number = read(phone, here);
  return (
    <>
      <Opening
        title="Our services: shipping, packing, mailboxes and more"
        trail={trail}
        lead="Pick a service to see how it works and what to bring."
        actions={<QuoteOrCall place={here} />}
      >
        <Split columns="6-6">
          <Column title="Ways to ship">
            <ShowIllustration of={waysToSend} title="" />
            <RuledList items={counterServices.sent} />
          </Column>
          <Column title="Services at the counter">
            <ShowIllustration of={doneInStore} title="" />
            <RuledList items={counterServices.done} />
          </Column>
        </Split>
      </Opening>

      <Section ruled>
        <Split columns="6-6">
          <TitledList
            title="FedEx, UPS, USPS and DHL at a glance"
            text={
              <>
                Not sure which one to use? Say where it’s going and what it weighs, and{' '}
                <Link href="/shipping-services#compare">compare all four</Link>.
              </>
            }
            items={carrierSummaries}
          />
          <Stack>
            <QuoteCard
              title="Shipping quote"
              text="Have the ZIP code, size and weight ready. A guess is fine."
              action={{
                title: 'Get a quote',
                href: contactLink({ subject: 'shipping-quote', about: 'services' }),
              }}
              phone={number}
            />
            <ShowIllustration of={quoteNeeds} title="" width={480} />
          </Stack>
        </Split>
      </Section>

      <StoreTrustStrip place={here} />
      <Section>
        <Split columns="6-6">
          <Column title="Common questions">
            <Faq items={servicesFaq} />
          </Column>
          <TitledList title="Why choose us" items={reasons} />
        </Split>
      </Section>
    </>
  );
}
