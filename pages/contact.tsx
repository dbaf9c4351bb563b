import { Island, type PageMeta, read, useBuildDate } from '#authoring';
import { Actions } from './_components/actions.tsx';
import { ButtonLink } from './_components/button.tsx';
import { FigureTable } from './_components/figure-table.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { HoursTable } from './_components/hours-table.tsx';
import { Label, LabelCell, LabelRow } from './_components/label.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { NowRow } from './_components/now-row.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split, Stack } from './_layouts/split.tsx';
import { contactEndpoint } from './_store/contact-form.ts';
import { campusDrive, driveTimes } from './_store/drive-times.ts';
import { holidayCalendarPath, storeCardPath } from './_store/file-paths.ts';
import { hoursText, span } from './_store/format.ts';
import { type HolidayDate, holidayDates } from './_store/holiday-dates.ts';
import { dayRows, hoursLine, hoursRows } from './_store/hours-rows.ts';
import { phone, responseHours } from './_store/identity.ts';
import { mapLinks } from './_store/maps.ts';
import { pageTitle } from './_store/page-title.ts';
import { email, faxNumber, quoteUrl, storeName } from './_store/placeholders.ts';
import { postalAddress } from './_store/postal-address.ts';
import { ContactForm } from './_widgets/contact-form.tsx';
import { MapFacade } from './_widgets/map-facade.tsx';

const here = '/contact';
const address = postalAddress(here);
const line = read(phone, here);
const mail = read(email, here);
const maps = mapLinks(here);

export const meta: PageMeta = {
  title: pageTitle('Contact, hours and address'),
  description: `Call ${line.display}, send a message, or come to ${address.oneLine}. ${hoursLine(here)}.`,
  keywords: ['contact', 'hours', 'directions', 'shipping quote', address.street],
  schemaType: 'LocalBusiness',
  breadcrumbs: [{ name: 'Contact', url: '/contact' }],
};

export default function Contact() {
  const dates = holidayDates(useBuildDate(), here);
  return (
    <>
      <Hero
        title="Call, come by, or write"
        trail={meta.breadcrumbs}
        lead={`The phone is quickest. In writing, we answer within ${responseHours} hours on business days.`}
      >
        <Label>
          <NowRow hours={hoursRows(here)} clock />
          <LabelRow columns={2}>
            <div className="lc">
              <span className="f">Call</span>
              <a className="num" href={`tel:${line.tel}`}>
                {line.display}
              </a>
            </div>
            <LabelCell name="Email">
              <a href={`mailto:${mail}`}>{mail}</a>
            </LabelCell>
          </LabelRow>
          <LabelRow columns={2}>
            <LabelCell name="Come to">
              <address>
                {address.street}
                <br />
                {address.cityLine}
              </address>
            </LabelCell>
            <LabelCell name="Fax">
              <span>{read(faxNumber, here).display}</span>
            </LabelCell>
          </LabelRow>
        </Label>
      </Hero>

      <Section tight>
        <Split columns="7-5">
          <div>
            <SectionHead title="Send a message" />
            <Island
              name="contact-form"
              component={ContactForm}
              props={{ endpoint: contactEndpoint, phone: line }}
            />
          </div>
          <Stack>
            <HoursTable days={dayRows(here)} />
            {dates.length > 0 && <Holidays dates={dates} />}
            <Actions>
              <GoLink href={storeCardPath}>Save us to your contacts</GoLink>
              {dates.length > 0 && (
                <GoLink href={holidayCalendarPath}>Put the holidays in your calendar</GoLink>
              )}
            </Actions>
          </Stack>
        </Split>
      </Section>

      <Section tight ruled>
        <Split columns="5-7">
          <SectionHead
            title="What to put in it"
            text="A line or two that saves a second message. Quotes also have a form of their own."
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
          <div>
            <SectionHead
              title={address.street}
              text={`${address.cityLine}. Off I-40, between Murrayville Rd and Gordon Rd.`}
            />
            <FigureTable
              caption="Minutes by car"
              columns={['From', 'Minutes by car']}
              rows={byCar.map(({ origin, minutes }) => [origin, span(minutes)])}
            />
            <Actions>
              <ButtonLink look="line" href={maps.directions} icon="map-pin">
                Get Directions
              </ButtonLink>
            </Actions>
          </div>
        </Split>
      </Section>
    </>
  );
}

function Holidays({ dates }: { readonly dates: readonly HolidayDate[] }) {
  return (
    <FigureTable
      caption="Holidays"
      columns={['Holidays', 'Counter hours']}
      rows={dates.map(({ name, date, hours }) => [`${name}, ${monthDay(date)}`, hoursText(hours)])}
    />
  );
}

/** `2026-12-24` as `Dec 24`, on one line. */
function monthDay(date: string): string {
  return new Date(`${date}T00:00Z`)
    .toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
    .replace(' ', '\u00a0');
}

const byCar = [
  driveTimes.murrayville[0],
  driveTimes.castleHayne[0],
  driveTimes.airport[0],
  { origin: 'UNCW campus', minutes: read(campusDrive, here) },
  driveTimes.murrayville[1],
  driveTimes.castleHayne[1],
];

const whatToWrite = [
  {
    title: 'Shipping quote',
    text: 'The ZIP code or country it goes to, its size and weight, and when it has to be there.',
  },
  {
    title: 'Mailbox rental',
    text: 'Small, medium or large, and for how many months. We tell you whether that size is free.',
  },
  {
    title: 'Business account',
    text: 'About how many parcels you send in a month, and with which carrier now.',
  },
  {
    title: 'Packing or a crate',
    text: 'What it is, its longest side, what it is made of, and whether it is framed.',
  },
];
