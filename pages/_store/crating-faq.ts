import type { FaqItem } from '#authoring';

/** Of the page of crating questions. */
export const crateOrBoxFaq: readonly FaqItem[] = [
  {
    question: 'When is a box no longer enough?',
    answer:
      'When the thing is heavy, sharp, very fragile, taller than a person or going overseas. And when it will be stacked: a crate carries weight, a carton gives way.',
  },
  {
    question: 'How long does it take to build one?',
    answer:
      'We say so when we have the size. A crate is cut for one thing, so it starts with a tape measure and not with a shelf.',
  },
  {
    question: 'What do you need to name a price?',
    answer:
      'Length, width and height, the weight, what it is made of, where it goes and what it is worth. A photograph answers half of that.',
  },
  {
    question: 'Can the crate be used again?',
    answer:
      'Yes, if you ask for screws and not nails. Museums and trade-show exhibitors keep theirs for years.',
  },
];

export const crateOnTheWayFaq: readonly FaqItem[] = [
  {
    question: 'Why does wood for export carry a stamp?',
    answer:
      'Raw wood can carry beetles. Most countries want it heat-treated and marked under the rule called ISPM 15; plywood and other pressed boards are exempt.',
  },
  {
    question: 'Who lifts it?',
    answer:
      'Ask for skids: then a forklift or a pallet jack can get under it. Without a dock at the other end, book a truck with a lift gate.',
  },
  {
    question: 'May I look inside when it arrives?',
    answer:
      'Do, with the driver still there. Lids are marked, and the screws of the lid are the ones in view. Note damage on the papers before you sign.',
  },
  {
    question: 'Does a crate replace insurance?',
    answer:
      'No. It makes damage unlikely, not impossible. Insure what is inside for what it would cost to replace.',
  },
];
