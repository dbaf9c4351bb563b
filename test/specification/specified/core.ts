import { DomUtils } from 'htmlparser2';
import { by } from '../owner-changes.ts';
import { listAfter, valuesAfter } from '../source.ts';
import {
  asStated,
  card,
  describes,
  headed,
  holds,
  isOrdered,
  link,
  links,
  linksNotTo,
  named,
  pairs,
  parts,
  questions,
  resolved,
  type Statements,
  says,
  steps,
  thing,
  titled,
  together,
} from '../statements.ts';
import {
  address,
  call,
  directions,
  fourCarriers,
  hours,
  longerHours,
  map,
  openDaily,
  pickups,
  quoteForm,
} from './words.ts';

const isQuotation = ({ name }: { readonly name: string }) => name === 'blockquote';
const isField =
  (tag: string, attributes: Readonly<Record<string, string>>) =>
  ({ name, attribs }: { readonly name: string; readonly attribs: Record<string, string> }) =>
    name === tag && Object.entries(attributes).every(([key, value]) => attribs[key] === value);

const guides = [
  '/art-shipping-guide',
  '/international-guide',
  '/packing-tips',
  '/pack-artwork',
  '/crating-faq',
  '/insurance-information',
];

export const core: Readonly<Record<string, Statements>> = {
  '/404': [
    titled('404 Page Not Found'),
    named('404 Page Not Found'),
    says('Did you forget to add the page to the router?'),
    link(/^\/./),
  ],
  '/': [
    holds(1, 'h1 (the hero)', ({ name }) => name === 'h1'),
    link('/contact', /quote/i),
    quoteForm,
    link('/mailbox-services', /mailbox/i),
    call,
    link('/contact', /find us/i),
    ['/shipping-services', '/mailbox-services', '/notary-services'].map(card),
    resolved(card('/printing-services'), linksNotTo('/business-services/printing')),
    asStated(card('/business-services/printing')),
    headed(/drop(ping)?[- ]?off|drop (it|them|your|a)/i, /how it works/i),
    steps(3),
    card('/service-areas/murrayville-wilmington-nc'),
    card('/service-areas/ogden-wilmington-nc'),
    holds(3, 'testimonials (<blockquote>)', isQuotation),
    says(/sample/i),
    fourCarriers,
    Object.values(pickups),
    says('Insured & Protected', 'Expert Packing', 'Locally Owned'),
    by('openingHours', says('Open 6 Days')),
    by(
      'rating',
      together('4.8', '127'),
      describes({ '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 127 }),
    ),
    by('serviceRadius', describes({ '@type': 'GeoCircle', geoRadius: 40_234 })),
  ],
  '/services': [
    headed('FedEx', 'UPS', 'USPS', /why/i, /quote/i),
    links('/fedex-services', '/ups-services', '/usps-services'),
    call,
    questions(3, true),
    thing('FAQPage'),
  ],
  '/contact': [
    address,
    call,
    hours,
    link(/^mailto:[^@]+@[^@]+\.\w+/),
    map,
    directions,
    quoteForm,
    holds(
      2,
      'quick service options (they carry data-subject)',
      ({ attribs }) => attribs['data-subject'] !== undefined,
    ),
    says('Full Name', 'Email Address', 'Phone', 'Subject', 'Message'),
    holds(1, 'required name', isField('input', { name: 'name', required: '' })),
    holds(
      1,
      'required email of email type',
      isField('input', { name: 'email', type: 'email', required: '' }),
    ),
    holds(
      1,
      'optional phone',
      ({ name, attribs }) =>
        name === 'input' && attribs['name'] === 'phone' && attribs['required'] === undefined,
    ),
    holds(1, 'required subject', isField('select', { name: 'subject', required: '' })),
    holds(1, 'empty first option', isField('option', { value: '' })),
    listAfter('Subject options (value : label): ').map((option) => {
      const [value = '', label] = option.split(' : ');
      return holds(
        1,
        `option ${value}: ${label}`,
        (element) =>
          isField('option', { value })(element) && DomUtils.textContent(element) === label,
      );
    }),
    holds(
      1,
      'required message of 4 rows with its placeholder',
      isField('textarea', {
        name: 'message',
        rows: '4',
        required: '',
        placeholder: 'Please provide details about your inquiry...',
      }),
    ),
    by(
      'responseHours',
      says('* Required fields. We typically respond within 24 hours during business days.'),
    ),
  ],
  '/locations': [
    by('distances', pairs(valuesAfter('### Driving distances in miles'))),
    says(/miles/i, /approximate|about|roughly/i),
    address,
    call,
    directions,
    map,
    longerHours,
    links(
      '/service-areas/murrayville-wilmington-nc',
      '/service-areas/wrightsboro-wilmington-nc',
      '/service-areas/castle-hayne-nc',
      '/service-areas/ogden-wilmington-nc',
      '/service-areas/porters-neck-wilmington-nc',
      '/service-areas/ilm-airport-blue-clay',
    ),
  ],
  '/resources': [
    links(...guides),
    parts(3, 'groups of guides'),
    resolved(link('/custom-crating'), linksNotTo('/packing-services/custom-crating')),
    asStated(link('/packing-services/custom-crating')),
  ],
  '/shipping-services': [
    [
      '/fedex-services',
      '/ups-services',
      '/usps-services',
      '/dhl-services',
      '/international-shipping',
      '/overnight-shipping',
    ].map(card),
    headed(/pack/i, /business account/i, /why/i),
    together(/business account/i, /volume discount/i),
    fourCarriers,
  ],
  '/packing-services': [
    headed(
      /packing guarantee/i,
      /(items?|things|what) .*pack|categor|items/i,
      /solutions?/i,
      /materials?/i,
      /process|steps|how (it|we)/i,
      /pric(e|es|ing)|tiers?/i,
    ),
    together(/\bwe pack\b|store packs|packed (it )?(by us|here)/i, /break|broken/i, /claim/i),
    holds(1, 'list (<ol>) of process steps', isOrdered),
    holds(1, 'testimonial (<blockquote>)', isQuotation),
    says(/sample/i),
  ],
  '/packaging-supplies': [
    headed(
      /standard boxes/i,
      /specialty (boxes|containers)/i,
      /bubble/i,
      /cushion/i,
      /tapes?/i,
      /envelopes/i,
      /mailers/i,
      /labels/i,
      /moving/i,
      /storage/i,
      /wholesale/i,
      /eco-?friendly/i,
      /why|reasons?/i,
      /packing tips/i,
      /calculator|how much|how many/i,
      /same[- ]day/i,
    ),
    says(/retail/i, /no minimum/i),
    openDaily,
    call,
    holds(
      2,
      'call-to-action buttons that are phone links',
      ({ name, attribs }) => name === 'a' && (attribs['href'] ?? '').startsWith('tel:'),
    ),
  ],
};
