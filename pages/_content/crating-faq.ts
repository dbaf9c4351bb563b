import type { FaqItem } from '#authoring';

/** Questions about prices and building, for the crating FAQ. */
export const crateOrBoxFaq: readonly FaqItem[] = [
  {
    question: 'When do I need a crate instead of a box?',
    answer:
      'When the item is heavy, sharp, very fragile or going overseas by ship. A crate can hold weight on top that would crush a box.',
  },
  {
    question: 'How long does it take to build a crate?',
    answer: 'It depends on the size and the item. Ask us before you need it.',
  },
  {
    question: 'What do you need for a price?',
    answer:
      'Length, width, height and weight, what it is, what it’s worth, and where it’s going. A photo helps.',
  },
  {
    question: 'Can I use the crate again?',
    answer: 'Yes, if it is closed with screws. Ask for screws when you order the crate.',
  },
];

/** Questions about shipping, for the crating FAQ. */
export const crateOnTheWayFaq: readonly FaqItem[] = [
  {
    question: 'Why does wood for overseas have a stamp?',
    answer:
      'Raw wood can carry insects. Most countries require heat-treated, stamped wood under a rule called ISPM 15. Plywood is exempt.',
  },
  {
    question: 'How is a crate lifted?',
    answer:
      'With a forklift or a pallet jack, so ask for skids. If the delivery address has no loading dock, book a truck with a liftgate.',
  },
  {
    question: 'Can I check the item when it arrives?',
    answer:
      'Yes. Check the outside of the crate first, and write any damage on the delivery receipt before you sign.',
  },
  {
    question: 'Does a crate replace insurance?',
    answer:
      'No. A crate lowers the risk of damage. Insurance pays for a loss that the policy covers.',
  },
];

/** What happens, in order, for the crating FAQ. */
export const fromQuestionToCrate = [
  {
    title: 'Do you need one?',
    text: 'If one person can lift the item, a double box can cost less to ship.',
  },
  {
    title: 'Measure',
    text: 'Send us the size and weight, and ask for a price.',
  },
  {
    title: 'Build',
    text: 'The item goes on the base first. Then come the walls.',
  },
  {
    title: 'Ship',
    text: 'A forklift or a pallet jack lifts the crate.',
  },
];
