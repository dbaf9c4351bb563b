import { Island, type PageMeta, read } from '#authoring';
import { ContactLabel } from './_blocks/contact-label.tsx';
import { SaveStore, StoreHolidays } from './_blocks/store-holidays.tsx';
import { Actions } from './_components/actions.tsx';
import { ButtonLink } from './_components/button.tsx';
import { FigureTable } from './_components/figure-table.tsx';
import { Hero } from './_components/hero.tsx';
import { HoursTable } from './_components/hours-table.tsx';
import { ListRule } from './_components/ruled-list.tsx';
import { GoLink } from './_components/text-link.tsx';
import { byCar, whatToWrite } from './_content/contact.ts';
import { contactEndpoint } from './_facts/contact-form.ts';
import { span } from './_facts/format.ts';
import { dayRows, hoursLine } from './_facts/hours-rows.ts';
import { phone, responseHours } from './_facts/identity.ts';
import { mapLinks } from './_facts/maps.ts';
import { quoteUrl, storeName } from './_facts/placeholders.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { ContactForm } from './_islands/contact-form.tsx';
import { MapFacade } from './_islands/map-facade.tsx';
import { pageTitle } from './_navigation/page-title.ts';
import { Section, SectionHead } from './_templates/section.tsx';
import { Column, Split, Stack } from './_templates/split.tsx';

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

      <Section tight ruled id="find-us">
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
