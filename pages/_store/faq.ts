import type { FaqItem } from '#authoring';
import { carrierOrder, carriers } from './carriers.ts';
import { dollars } from './format.ts';
import { mailboxFees, universityMailbox } from './mailbox-prices.ts';
import { pickupDaysText, truckTime } from './pickups.ts';

const carrierNames = carrierOrder.map((carrier) => carriers[carrier].name);

/** Of the mailbox page. */
export const mailboxFaq: readonly FaqItem[] = [
  {
    question: 'Can someone else collect my mail?',
    answer:
      'Yes. You add them to your box and approve them, and they show a valid ID at the counter.',
  },
  {
    question: 'Can I move to a larger box?',
    answer:
      'If one is free. You pay the difference in price for the time that is left, not a new term.',
  },
  {
    question: 'I study at UNCW. Do I have to take a year?',
    answer: `No. Boxes for the university area run by the ${universityMailbox.terms.join(' or the ')}. Bring your student ID and your driver’s license.`,
  },
  {
    question: 'I lost my key. What now?',
    answer: `Come in with your photo ID. A replacement key is ${dollars(mailboxFees.replacementKey)}.`,
  },
  {
    question: 'Can you forward my mail?',
    answer: 'Yes. We forward it or hold it. Tell us the address and how often to send.',
  },
];

/** Of the services overview. */
export const servicesFaq: readonly FaqItem[] = [
  {
    question: 'Which carrier should I use?',
    answer: `Tell us what it is, where it goes and when it must be there. We read you the prices of ${carrierNames.slice(0, -1).join(', ')} and ${carrierNames.at(-1)}, and you choose.`,
  },
  {
    question: 'Can you take my Amazon return?',
    answer:
      'Not with a QR code. A UPS package needs a printed label: bring one, or let us print it for a small fee.',
  },
  {
    question: 'When does my parcel leave?',
    answer: `${pickupDaysText}, FedEx and UPS collect at ${truckTime('fedex')} and DHL at ${truckTime('dhl')}. USPS comes daily from Monday to Saturday.`,
  },
];

/** Of the university area. */
export const campusFaq: readonly FaqItem[] = [
  {
    question: 'Can a student rent a box for one semester?',
    answer: `Yes, by the ${universityMailbox.terms.join(' or by the ')}. Setting it up takes a student ID and a driver’s license.`,
  },
  {
    question: 'When can I get to my mail?',
    answer: `The lobby with the boxes is open ${universityMailbox.lobbyAccess} to mailbox holders. The counter keeps the store’s hours.`,
  },
  {
    question: 'My parents want to send me a parcel. What do they write on it?',
    answer:
      'Your name as it stands on the box, the store’s street address and your box number. We take the parcel in, and you show your ID to collect it.',
  },
  {
    question: 'Can you ship my things home in the summer?',
    answer:
      'Yes. Bring them boxed or loose. We pack what needs packing, weigh it and tell you each carrier’s price, inside the country or abroad.',
  },
];
