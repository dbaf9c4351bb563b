import type { SearchAnswer } from './search-answer.ts';

const pack = ['pack', 'packing', 'wrap'];
const padded = 'Choose the item to see its layers, what to do and what to buy.';

/** Questions that a list or a guide answers, after all that have a short answer. */
export const toolAnswers: readonly SearchAnswer[] = [
  {
    asks: withEach(pack, ['painting', 'picture', 'canvas', 'artwork', 'poster']),
    also: 'frame framed ship shipping box print glass',
    pages: ['/pack-artwork#pack', '/packing-tips'],
    answer: padded,
    tool: 'Choose the item',
  },
  {
    asks: withEach(pack, ['fragile', 'glass', 'glasses', 'lamp', 'guitar', 'tv', 'china']),
    also: 'wine item items ship shipping box screen',
    pages: ['/fragile-packing#pack', '/packing-tips'],
    answer: padded,
    tool: 'Choose the item',
  },
  {
    asks: withEach(pack, ['dish', 'plate', 'box', 'cup', 'kitchen']),
    also: 'ship shipping item items',
    pages: ['/packing-tips#pack', '/fragile-packing'],
    answer: padded,
    tool: 'Choose the item',
  },
  {
    asks: ['bring return', 'checklist return', 'need return'],
    also: 'package item what list',
    pages: ['/returns-labels#bring'],
    answer: 'Bring the item and its label, on paper or as a PDF on your phone.',
    tool: 'Tick and print the list',
  },
  {
    asks: ['bring crate', 'checklist crate', 'crate quote', 'crate much', 'crate cost'],
    also: 'art what need list custom price',
    pages: ['/custom-crating#measure', '/art-crating'],
    answer: 'The list says what we need to know before we build a crate.',
    tool: 'Tick and print the list',
  },
  {
    asks: ['label already', 'have label', 'prelabeled package', 'labeled package'],
    also: 'package drop off printed where',
    pages: ['/#drop-off', '/shipping-services'],
    answer: 'Bring it to the counter. FedEx, UPS, USPS and DHL pick up here.',
    tool: 'Choose the carrier',
  },
  {
    asks: ['what can do', 'what offer', 'what service'],
    also: 'services have store',
    pages: ['/#have', '/services'],
    answer: 'We ship, pack, print and notarize, and we rent mailboxes.',
    tool: 'Say what you have',
  },
];

/** `pack lamp`, `wrap lamp`: each of the first with each of the others. */
function withEach(verbs: readonly string[], things: readonly string[]): readonly string[] {
  return verbs.flatMap((verb) => things.map((thing) => `${verb} ${thing}`));
}
