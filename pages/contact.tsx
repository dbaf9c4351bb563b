import { Island, type PageMeta, read } from '#authoring';
import { Actions } from './_components/actions.tsx';
import { ButtonLink } from './_components/button.tsx';
import { FigureTable } from './_components/figure-table.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { HoursTable } from './_components/hours-table.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { ContactLabel } from './_layouts/contact-label.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Column, Split, Stack } from './_layouts/split.tsx';
import { SaveStore, StoreHolidays } from './_layouts/store-holidays.tsx';
import { contactEndpoint } from './_store/contact-form.ts';
import { span } from './_store/format.ts';
import { dayRows, hoursLine } from './_store/hours-rows.ts';
import { phone, responseHours } from './_store/identity.ts';
import { mapLinks } from './_store/maps.ts';
import { pageTitle } from './_store/page-title.ts';
import { quoteUrl, storeName } from './_store/placeholders.ts';
import { postalAddress } from './_store/postal-address.ts';
import { ContactForm } from './_widgets/contact-form.tsx';
import { MapFacade } from './_widgets/map-facade.tsx';
import { byCar, whatToWrite } from './_words/contact.ts';

const here = '/contact';
const address = postalAddress(here);
const line = read(phone, here);
const maps = mapLinks(here);

export const meta: PageMeta = {
  title: pageTitle('Contact, hours and address'),
  description: `Call ${line.display}, send a message or visit ${address.oneLine}. ${hoursLine(here)}.`,
  keywords: ['contact', 'hours', 'directions', 'shipping quote', address.street],
  schemaType: 'LocalBusiness',
  breadcrumbs: [{ name: 'Contact', url: '/contact' }],
};

export default function Contact() {
  return (
    <>
      <Hero
        title="Contact us: phone, address and hours"
        trail={meta.breadcrumbs}
        lead={`Call us for the fastest answer. If you send a message, we typically respond within ${responseHours} hours on business days.`}
      >
        <ContactLabel place={here} />
      </Hero>

      <Section tight>
        <Split columns="7-5">
          <Column title="Send a message">
            <Island
              name="contact-form"
              component={ContactForm}
              props={{ endpoint: contactEndpoint, phone: line, hours: responseHours }}
            />
          </Column>
          <Stack>
            <HoursTable days={dayRows(here)} />
            <StoreHolidays place={here} />
            <SaveStore place={here} />
          </Stack>
        </Split>
      </Section>

      <Section tight ruled>
        <Split columns="5-7">
          <SectionHead
            title="What to include in your message"
            text="With these details, we can answer in our first reply. For shipping, you can also use our online quote form."
          />
          <div>
            <ListRule items={whatToWrite} />
            <Actions>
              <GoLink href={read(quoteUrl, here)} icon="arrow-up-right">
                Online quote form
              </GoLink>
            </Actions>
          </div>
        </Split>
      </Section>

      <Section tight ruled>
        <Split columns="7-5">
          <MapFacade
            href={maps.show}
            embed={maps.embed}
            title={`Map of ${read(storeName, here)}`}
          />
          <Column title={`Directions to ${address.street}`} text={address.cityLine}>
            <FigureTable
              caption="Drive times to the store"
              columns={['From', 'Minutes']}
              rows={byCar.map(({ origin, minutes }) => [origin, span(minutes)])}
            />
            <Actions>
              <ButtonLink look="line" href={maps.directions} icon="map-pin">
                Get Directions
              </ButtonLink>
            </Actions>
          </Column>
        </Split>
      </Section>
    </>
  );
}
