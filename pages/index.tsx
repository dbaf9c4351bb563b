import { Link, type PageMeta, read } from '#authoring';
import { Actions } from './_components/actions.tsx';
import { AreaCards } from './_components/area-cards.tsx';
import { ButtonLink } from './_components/button.tsx';
import { GoLink } from './_components/go-link.tsx';
import { Hero } from './_components/hero.tsx';
import { ListRule } from './_components/list-rule.tsx';
import { NeedList } from './_components/need-list.tsx';
import { QuoteCard } from './_components/quote-card.tsx';
import { Steps } from './_components/steps.tsx';
import { StoreRow } from './_components/store-row.tsx';
import { CoreServices } from './_layouts/core-services.tsx';
import { DistanceMap } from './_layouts/distance-map.tsx';
import { Section, SectionHead } from './_layouts/section.tsx';
import { Split } from './_layouts/split.tsx';
import { StoreTestimonials } from './_layouts/store-testimonials.tsx';
import { StoreTrustStrip } from './_layouts/store-trust-strip.tsx';
import { TodayLabel } from './_layouts/today-label.tsx';
import { areas } from './_store/areas.ts';
import { counterRules } from './_store/counter-rules.ts';
import { distances } from './_store/distances.ts';
import { driveTimes } from './_store/drive-times.ts';
import { fedexDropOff } from './_store/drop-off.ts';
import { clockTime, counted, dollars, milesText } from './_store/format.ts';
import { authorizations, phone, rating, responseHours, serviceRadius } from './_store/identity.ts';
import { insurance } from './_store/insurance.ts';
import { pickups } from './_store/pickups.ts';
import { quoteUrl, storeName } from './_store/placeholders.ts';
import { postalAddress } from './_store/postal-address.ts';

const address = postalAddress('/');
const { street, city, region } = address;
const truck = (carrier: keyof typeof pickups) => clockTime(pickups[carrier].at);
const milesTo = (name: string) =>
  milesText(distances.find((place) => place.name === name)?.miles ?? 0);

export const meta: PageMeta = {
  title: `${read(storeName, '/')}: ship, pack, mailbox in ${city}, ${region}`,
  description: `Open Monday to Saturday at ${street}. FedEx and UPS leave at ${truck('fedex')}, DHL at ${truck('dhl')}. Packing, mailboxes, notary and printing.`,
  keywords: ['pack and ship store', 'mailbox rental', 'notary'],
  schemaType: 'LocalBusiness',
};

export default function Home() {
  return (
    <>
      <Hero
        title={
          <>
            <span>Bring it as it is.</span> It leaves packed, labeled and on a truck.
          </>
        }
        lead="Four carriers at one counter on North College Road. We box it, tell you what each one charges, print the label and hand it over."
        actions={
          <>
            <ButtonLink href="/contact">Get a quote</ButtonLink>
            <ButtonLink look="line" href="/mailbox-services">
              Rent a mailbox
            </ButtonLink>
          </>
        }
      >
        <TodayLabel place="/">
          <StoreRow
            address={address}
            phone={read(phone, '/')}
            way={{ title: 'Find us', href: '/contact' }}
          />
        </TodayLabel>
      </Hero>

      <Section
        title="Four things people walk in for"
        text="Nothing is ordered online. Come by, call or write first."
      >
        <CoreServices />
      </Section>

      <Section ruled>
        <Split columns="5-7">
          <SectionHead
            title="Just dropping off?"
            text={
              <>
                After the last truck on Friday the next pickup is Monday, apart from USPS on
                Saturday. <Link href="/shipping-services#trucks">The week’s pickups</Link>
              </>
            }
          />
          <ListRule items={dropOff()} />
        </Split>
      </Section>

      <Section kraft tight title="How it works: from your hands to the truck">
        <Steps steps={howItWorks} />
      </Section>

      <Section>
        <Split columns="5-7">
          <div>
            <SectionHead
              title="Eleven places, by the road"
              text={`How far you drive to ${street}. We work within ${serviceRadius.miles} miles of it.`}
            />
            <AreaCards areas={nearby} />
            <Actions>
              <GoLink href="/locations" icon="map-pin">
                All eleven distances
              </GoLink>
            </Actions>
          </div>
          <DistanceMap told="The locations page" />
        </Split>
      </Section>

      <Section ruled title="What a customer might say" text={ratingText()}>
        <StoreTestimonials />
      </Section>
      <StoreTrustStrip place="/" />

      <Section>
        <Split columns="5-7">
          <QuoteCard
            title="Get a price before you drive over"
            text={`Send these four things. We answer within ${responseHours} hours on business days.`}
            phone={read(phone, '/')}
          >
            <GoLink href={read(quoteUrl, '/')} icon="arrow-up-right">
              Online quote form
            </GoLink>
          </QuoteCard>
          <NeedList items={forQuote} />
        </Split>
      </Section>
    </>
  );
}

function dropOff() {
  const { fedex, ups, dhl } = read(authorizations, '/');
  return [
    {
      title: 'The label is on it',
      text: `Leave it and go. We are a ${fedex}, ${ups} and ${dhl}, and USPS collects here.`,
    },
    {
      title: 'FedEx, leaving today',
      text: `Here by ${clockTime(read(fedexDropOff, '/'))}, Monday to Friday.`,
    },
    {
      title: 'UPS needs paper',
      text: `Bring the printed label, or let us print it ${counterRules.labelPrinting}. Amazon’s QR codes do not work here.`,
    },
    { title: 'No label, no box', text: 'Bring the thing. We do both.' },
  ];
}

const howItWorks = [
  {
    title: 'Put it on the counter',
    text: 'Boxed or not. Tell us where it goes, its worth, and when it must arrive.',
  },
  {
    title: 'Pick a price',
    text: 'We weigh it and read you each carrier’s price and day, and the price of packing.',
  },
  {
    title: 'Leave with the number',
    text: 'You can track it. If we packed it and it breaks, we handle the insurance claim.',
  },
];

const nearby = [
  {
    name: areas.murrayville.name,
    href: areas.murrayville.href,
    figure: { value: milesTo('Murrayville'), unit: 'miles' },
    text: `The nearest of the eleven. ${counted(driveTimes.murrayville[0].minutes, 'minute')} from Murrayville Rd.`,
  },
  {
    name: areas.ogden.name,
    href: areas.ogden.href,
    figure: { value: milesTo('Ogden'), unit: 'miles' },
    text: `Middle Sound Loop is about ${counted(driveTimes.ogden[1].minutes, 'minute')} away.`,
  },
];

function ratingText(): string {
  const { value, best, reviews } = read(rating, '/');
  return `Rated ${value} of ${best} from ${reviews} reviews. The words below are samples.`;
}

const forQuote = [
  ['From', 'Our counter, or your address if it is too big'],
  ['To', 'A ZIP code, or a city and country'],
  ['Size and weight', 'Longest side first. A guess is fine.'],
  [
    'Worth',
    `What a new one costs. Over ${dollars(insurance.appraisalOverCents)}, have it appraised.`,
  ],
] as const;
