import { insuranceText } from '../_store/insurance-text.ts';

export const faq = [
  {
    question: 'Does it have to be a crate?',
    answer:
      'Often not. Below the weight one person lifts, a double box with foam is lighter and cheaper to send. We say so when it will do.',
  },
  {
    question: 'It is going abroad. Is any wood allowed?',
    answer:
      'No. Most countries want solid wood heat-treated and stamped. Tell us the country first, so that the right boards are used.',
  },
  {
    question: 'What does cover mean for a crate?',
    answer: `The same limits as for a box: declared value is typically ${insuranceText.declaredLimit} at most, and over ${insuranceText.appraisalOver} we recommend an appraisal. If we pack it and it breaks, we handle the claim.`,
  },
];

export const parts = [
  { title: 'Lid', text: 'Screwed, never nailed. A hammer over an heirloom is a poor idea.' },
  { title: 'Top foam', text: 'Cut so that it presses lightly when the lid comes down.' },
  { title: 'Your thing', text: 'Wrapped first; loose parts off, bagged and named.' },
  { title: 'Walls', text: 'Plywood. It spreads a blow that one board would pass on.' },
  { title: 'Battens', text: 'Strips over the edges, where crates are gripped and dropped.' },
  { title: 'Skids', text: 'Feet that let the forks in, so that nobody tips it to lift it.' },
];

export const features = [
  {
    field: 'Weight',
    title: 'It would burst the bottom',
    text: 'Motors, marble, safes: their own mass is what breaks the packing.',
  },
  {
    field: 'Shape',
    title: 'It sticks out',
    text: 'Antlers, handlebars, a ship’s mast. The crate takes the stacking, the thing takes none.',
  },
  {
    field: 'Road',
    title: 'It changes trucks',
    text: 'Every terminal is another forklift. Overseas there are ports as well.',
  },
];

export const steps = [
  { title: 'Measure', text: 'You do it, or you bring the thing and we do.' },
  { title: 'Approve', text: 'You see inner size, outer size and price before wood is cut.' },
  { title: 'Build', text: 'Base first; the piece is seated, then the walls close around it.' },
  { title: 'Load', text: 'Labeled on two sides, photographed, picked up by freight.' },
];

export const measures = [
  { title: 'Widest points', text: 'Handles, feet and knobs count, unless they come off.' },
  { title: 'Weight', text: 'A bathroom scale, a maker’s plate, or “two of us can just lift it”.' },
  {
    title: 'Where it may be held',
    text: 'Mark on a photo what is strong and what must not be touched.',
  },
  { title: 'Which way is up', text: 'Oil, clockwork and glass mind being laid down.' },
  { title: 'Date and both addresses', text: 'Building comes before shipping: leave days for it.' },
];
