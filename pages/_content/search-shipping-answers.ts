import { dropOffBy, fedexDropOffBy, overnight } from '../_facts/drop-off.ts';
import { clockTime, counted, span } from '../_facts/format.ts';
import { parcelLimitPounds } from '../_facts/freight.ts';
import { truckTime } from '../_facts/pickups.ts';
import { counterRules } from '../_facts/store-policies.ts';
import { countriesReached, international, transitDays } from '../_facts/transit.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import {
  amount,
  countries,
  here,
  hours,
  place,
  type SearchAnswer,
  street,
  time,
} from './search-answer.ts';

const { priorityBy, standardBy } = overnight.chosen.arrives;
const send = 'ship shipping send mail package packages box letter';
const art = 'painting paintings art artwork picture pictures frame sculpture canvas print';

export const returnAnswers: readonly SearchAnswer[] = [
  {
    asks: ['amazon', 'amazon return', 'qr code'],
    also: `${place} ${time} return returns drop off dropoff accept take package label my without box scan`,
    pages: ['/returns-labels#check'],
    answer:
      'We don’t accept Amazon returns by QR code. Choose a return option with a label that you can print.',
    tool: 'Check your return',
  },
  {
    asks: ['return', 'return label', 'send back', 'prepaid label'],
    also: `${place} ${amount} drop off dropoff accept take package item label ebay store online fedex ups usps dhl print without box shoes clothes order`,
    pages: ['/returns-labels#check'],
    answer: `Bring the item with its label. If it isn’t printed, we print it ${counterRules.labelPrinting}.`,
    tool: 'Check your return',
  },
];

export const compareAnswers: readonly SearchAnswer[] = [
  {
    asks: [
      'ship po box',
      'send po box',
      'mail po box',
      'deliver po box',
      'fedex po box',
      'ups po box',
      'dhl po box',
    ],
    also: `${send} usps fedex ups dhl deliver delivery address carrier who`,
    pages: ['/services#compare'],
    answer: 'Only USPS delivers to PO boxes. FedEx, UPS and DHL need a street address.',
    tool: 'Compare the carriers',
  },
  {
    asks: [
      'which carrier',
      'best carrier',
      'cheapest carrier',
      'compare carrier',
      'fedex ups',
      'ups usps',
      'fedex usps',
      'fedex dhl',
      'weight limit',
      'size limit',
      'largest package',
      'largest box',
      'maximum weight',
      'max weight',
      'how heavy',
      'heaviest',
      'how big',
    ],
    also: `${amount} ${send} fedex ups usps dhl best better fastest faster difference between vs versus should use carriers limits size weight heaviest heavy big take accept`,
    pages: ['/services#compare', '/shipping-services'],
    answer: 'Say where it’s going and what it weighs, and see which carriers fit.',
    tool: 'Compare the carriers',
  },
];

export const carrierAnswers: readonly SearchAnswer[] = [
  {
    asks: ['track', 'tracking', 'track package', 'tracking number', 'where package'],
    also: 'where my number ups fedex usps dhl shipment package packages order find whose',
    pages: ['/services#tracking-number'],
    answer: 'Your receipt has the tracking number. Follow the package on the carrier’s website.',
    tool: 'Enter your tracking number',
  },
  {
    asks: [
      'saturday ship',
      'saturday shipping',
      'saturday pickup',
      'saturday delivery',
      'weekend pickup',
    ],
    also: `${time} open fedex ups usps dhl package`,
    pages: ['/shipping-services'],
    answer: `On Saturday only USPS picks up. FedEx, UPS and DHL packages go out Monday. Hours: ${hours}.`,
  },
  {
    asks: ['fedex'],
    also: `${time} ${place} drop off dropoff pickup pick up cutoff cut ship return package authorized`,
    pages: ['/fedex-services'],
    answer: `Drop off by ${fedexDropOffBy(here)}, Monday to Friday, to ship with FedEx the same day. We’re at ${street}.`,
    tool: 'Will it leave today?',
  },
  {
    asks: ['ups'],
    also: `${time} ${place} drop off dropoff pickup pick up cutoff cut ship return package access point`,
    pages: ['/ups-services'],
    answer: `UPS picks up at ${truckTime('ups')}, Monday to Friday. Your package needs a printed label. We’re at ${street}.`,
    tool: 'Will it leave today?',
  },
  {
    asks: ['dhl'],
    also: `${time} ${place} drop off dropoff pickup pick up cutoff cut ship return package servicepoint`,
    pages: ['/dhl-services'],
    answer: `DHL picks up at ${truckTime('dhl')}, Monday to Friday. We’re at ${street}.`,
    tool: 'Will it leave today?',
  },
  {
    asks: ['usps', 'post office', 'postal service', 'stamps'],
    also: `${time} ${place} drop off dropoff pickup pick up mail package buy`,
    pages: ['/usps-services'],
    answer: 'USPS picks up here Monday to Saturday. You can also buy stamps.',
  },
  {
    asks: [
      'last pickup',
      'pickup time',
      'leave today',
      'ship today',
      'same day',
      'drop off',
      'dropoff',
    ],
    also: `${time} ${place} ${send} leave drop off out go will pickup shipped too`,
    pages: ['/shipping-services'],
    answer: `To ship the same day, drop off by ${dropOffBy('fedex')} for FedEx, ${dropOffBy('ups')} for UPS or ${dropOffBy('dhl')} for DHL, Monday to Friday.`,
    tool: 'Will it leave today?',
  },
];

const askFirst =
  'Ask us before you bring it. Carriers accept some of these items within limits, and each country has its own list.';

export const destinationAnswers: readonly SearchAnswer[] = [
  {
    asks: ['perishable', 'frozen', 'seafood', 'fish', 'meat', 'cold', 'fresh'],
    also: `${countries} ${send} food item items keep stay pack`,
    pages: ['/overnight-shipping', '/shipping-services'],
    answer: askFirst,
  },
  {
    asks: [
      'alcohol',
      'wine',
      'beer',
      'liquor',
      'tobacco',
      'battery',
      'perfume',
      'nail polish',
      'paint',
      'aerosol',
      'dry ice',
      'medicine',
      'food',
      'plant',
      'seed',
      'hazardous',
      'hazmat',
      'prohibited',
      'restricted',
    ],
    also: `${countries} ${send} lithium bottle live item items material materials what goods`,
    pages: ['/international-shipping', '/shipping-services'],
    answer: askFirst,
  },
  {
    asks: art.split(' '),
    with: countries,
    also: `${amount} ${send} insure customs form long take days`,
    pages: ['/international-shipping#country', '/art-shipping'],
    answer:
      'Choose the country and “A work of art”. See the days, the documents and what to bring.',
    tool: 'Open the country sheet',
  },
  {
    asks: art.split(' '),
    also: `${amount} ${send} insure`,
    pages: ['/art-shipping', '/art-shipping-guide'],
  },
  {
    asks: ['custom', 'custom form', 'custom declaration', 'commercial invoice', 'duty', 'tariff'],
    also: `${countries} ${send} form forms fill out write need pay who taxes tax`,
    pages: ['/international-shipping#country', '/international-guide'],
    answer: `Choose the country and the item to see its documents. A commercial invoice goes with the package in ${international.commercialInvoiceCopies} copies.`,
    tool: 'Open the country sheet',
  },
  {
    asks: countries.split(' ').concat('another country'),
    also: `${amount} ${send} long take days fast shipping document documents contract gift gifts book books`,
    pages: ['/international-shipping#country'],
    answer: `We ship to more than ${countriesReached.dhl} countries. Express takes ${counted(transitDays.fedexInternationalPriority, 'day')}, plus ${span(transitDays.customsClearance)} days for customs.`,
    tool: 'Open the country sheet',
  },
  {
    asks: ['overnight', 'next day', 'next day air'],
    also: `${amount} ${time} ${send} envelope delivery air`,
    pages: ['/overnight-shipping'],
    answer: `Priority arrives the next business day by ${clockTime(priorityBy)}, Standard by ${clockTime(standardBy)}. For FedEx, drop off by ${fedexDropOffBy(here)}, Monday to Friday.`,
  },
];

export const quoteAnswers: readonly SearchAnswer[] = [
  {
    asks: ['freight quote', 'ship furniture', 'ship pallet', 'freight cost', 'pallet cost', 'ltl'],
    also: `${amount} ${send} freight pallet furniture heavy quote`,
    pages: ['/ltl-freight', '/pallet-shipping'],
    answer: `For a pallet, or an item over ${parcelLimitPounds} lbs, ask for a freight quote.`,
  },
  {
    asks: [
      'ship cost',
      'ship price',
      'shipping cost',
      'ship much',
      'shipping price',
      'shipping rate',
      'quote',
      'send package much',
    ],
    also: `${amount} ${send} get boxes one two three four five several heavy`,
    pages: [contactLink({ subject: 'shipping-quote', about: 'shipping' }), '/shipping-services'],
    answer:
      'It depends on the size, the weight and the destination. Send us these details, or call for a price.',
    tool: 'List your boxes',
  },
];
