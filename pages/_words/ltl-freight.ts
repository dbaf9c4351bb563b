import { insurance } from '../_store/insurance.ts';

export const questions = [
  {
    question: 'Can the truck come to a house?',
    answer:
      'Yes, if the street lets it turn. A smaller truck with a liftgate and a call before it comes are extras: name them when you ask for the price.',
  },
  {
    question: 'What is a freight class?',
    answer:
      'A number that the trade gives to goods by how heavy they are for their size, how easily they break and how well they stack. Tell us what it is, and we look the class up.',
  },
  {
    question: 'Is it insured?',
    answer:
      'The carrier’s own liability is small, and is counted by the pound. For machines, furniture and anything costly, ask for cover of its full value.',
  },
  {
    question: 'It came damaged. What now?',
    answer: `Write the damage on the driver’s paper before you sign it, take pictures, and call us within ${insurance.reportDamageWithinHours} hours.`,
  },
];
