import { Island, type PageMeta, read } from '#authoring';
import { ArrivalNotes, hasArrivalNotes } from './_blocks/areas/arrival-notes.tsx';
import { ContactLabel } from './_blocks/store/contact-label.tsx';
import { StoreHolidays } from './_blocks/store/store-holidays.tsx';
import { Label } from './_components/labels/label.tsx';
import { Actions } from './_components/links/actions.tsx';
import { ButtonLink } from './_components/links/button.tsx';
import { EmailLink } from './_components/links/email-link.tsx';
import { QuoteFormLink } from './_components/links/quote-form-link.tsx';
import { TextLink } from './_components/links/text-link.tsx';
import { Opening } from './_components/sections/opening.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split, Stack } from './_components/sections/split.tsx';
import { HoursTable } from './_components/tables/hours-table.tsx';
import { contactEndpoint } from './_facts/contact-form.ts';
import { parcelLimitPounds } from './_facts/freight.ts';
import { dayRows, hoursLine } from './_facts/hours-rows.ts';
import { phone, responseHours } from './_facts/identity.ts';
import { insurance } from './_facts/insurance.ts';
import { mapLinks } from './_facts/maps.ts';
import { email, storeName } from './_facts/placeholders.ts';
import { postalAddress } from './_facts/postal-address.ts';
import { international } from './_facts/transit.ts';
import { ContactForm } from './_islands/contact-form/contact-form.tsx';
import { MapFacade } from './_islands/map-facade/map-facade.tsx';
import { storeCardPath } from './_navigation/file-paths.ts';
import { pageTitle } from './_navigation/page-title.ts';

const here = '/contact';
const address = postalAddress(here);
const line = read(phone, here);
const maps = mapLinks(here);
const trail = [{ name: 'Contact', url: here }] as const;
const limits = {
  declaredValueDollars: insurance.declaredValueMaximumCents / 100,
  appraisalDollars: insurance.appraisalOverCents / 100,
  parcelPounds: parcelLimitPounds,
  invoiceCopies: international.commercialInvoiceCopies,
} as const;

export const meta: PageMeta = {
  title: pageTitle('Contact, hours and address'),
  description: `Call ${line.display}, send a message or visit ${address.oneLine}. ${hoursLine(here)}.`,
  keywords: ['contact', 'hours', 'directions', 'shipping quote', address.street],
  schemaType: 'LocalBusiness',
  breadcrumbs: trail,
};

export default function Contact() {
  return (
    <>
      <Opening
        trail={trail}
        title="Contact us: quotes, mailboxes and questions"
        lead={
          <>
            In a hurry? Call <a href={`tel:${line.tel}`}>{line.display}</a>. Photos? Email them to{' '}
            <EmailLink to={read(email, here)} />.
          </>
        }
      >
        <Island
          name="contact-form"
          component={ContactForm}
          props={{
            endpoint: contactEndpoint,
            phone: line,
            hours: responseHours,
            limits,
            zip: address.zip,
          }}
          when="touched"
        />
        <Actions>
          <QuoteFormLink />
        </Actions>
      </Opening>

      <Section tight ruled id="hours">
        <Split columns="6-6">
          <Column title="Store hours">
            <HoursTable days={dayRows(here)} headed />
            <Actions>
              <TextLink href={storeCardPath}>Save us to your contacts</TextLink>
            </Actions>
          </Column>
          <StoreHolidays place={here} title="Holiday hours" />
        </Split>
      </Section>

      <Section kraft tight id="find-us">
        <Split columns="5-7">
          <Column title="Call or visit">
            <Stack>
              <Actions>
                <ButtonLink look="line" href={maps.directions} icon="map-pin">
                  Get Directions
                </ButtonLink>
                <TextLink href={maps.apple}>Open in Apple Maps</TextLink>
                <TextLink href="/locations">See the route from your area</TextLink>
              </Actions>
              <ContactLabel place={here} />
              {hasArrivalNotes(here) && (
                <Label>
                  <ArrivalNotes place={here} />
                </Label>
              )}
            </Stack>
          </Column>
          <MapFacade
            href={maps.show}
            embed={maps.embed}
            title={`Map of ${read(storeName, here)}`}
          />
        </Split>
      </Section>
    </>
  );
}
