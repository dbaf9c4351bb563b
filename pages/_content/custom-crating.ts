import { insuranceText } from '../_facts/insurance.ts';

export const faq = [
  {
    question: 'Does it have to be a crate?',
    answer:
      'Not always. If one person can lift the item, a double box with foam can be lighter and cheaper to ship.',
  },
  {
    question: 'Can the crate go overseas?',
    answer:
      'Yes, if the wood is right. Most countries ask for heat-treated and stamped wood (ISPM 15). Tell us the country first.',
  },
  {
    question: 'How is an item in a crate insured?',
    answer: `Like an item in a box: ask us about insurance. Over ${insuranceText.appraisalOver}, we recommend an appraisal.`,
  },
];

/** From top to bottom, as in the drawing. */
export const parts = [
  { title: 'Lid', text: 'Ask for screws, so the lid comes off without a hammer.' },
  { title: 'Top foam', text: 'Presses lightly on the item when the lid closes.' },
  { title: 'Your item', text: 'Wrapped, with loose parts packed separately.' },
  { title: 'Walls', text: 'Plywood spreads a bump over the whole side.' },
  { title: 'Battens', text: 'Strips of wood that protect the edges.' },
  { title: 'Skids', text: 'Feet that leave room for a forklift.' },
];

export const features = [
  {
    field: 'Weight',
    title: 'Too heavy for a box',
    text: 'Engines, marble and safes can break a box with their own weight.',
  },
  {
    field: 'Shape',
    title: 'Parts that stick out',
    text: 'Handlebars or a model ship’s mast need walls that don’t bend.',
  },
  {
    field: 'Freight',
    title: 'Handled by forklift',
    text: 'Freight changes trucks at terminals. Overseas freight goes through ports, too.',
  },
];

export const steps = [
  { title: 'Measure', text: 'Measure the item at its widest points, or bring it.' },
  { title: 'Get a price', text: 'Ask for the price of the crate and of the freight.' },
  { title: 'Crate', text: 'The item goes on the base, and the walls are built around it.' },
  { title: 'Ship', text: 'Ask us which freight service fits.' },
];

export const measures = [
  {
    title: 'Length, width and height',
    text: 'At the widest points. Include handles, feet and knobs that stay on.',
  },
  { title: 'Weight', text: 'From a scale or the maker’s label. A good guess helps, too.' },
  {
    title: 'Strong and weak parts',
    text: 'Mark on a photo where it can be held and what can’t be touched.',
  },
  { title: 'Which way is up', text: 'Tell us if it can’t be laid on its side.' },
  { title: 'Date and both addresses', text: 'Leave time to build the crate.' },
];
