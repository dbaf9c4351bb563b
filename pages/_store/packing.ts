/** How much packing a thing gets; the price follows its size and what it takes. */
export interface PackingTier {
  readonly name: string;
  readonly description: string;
}

export interface PackingStep {
  readonly step: string;
  readonly description: string;
}

/** Kinds of things and what is done for them. */
export interface PackingCategory {
  readonly category: string;
  readonly items: string;
}

export const packingTiers: readonly PackingTier[] = [
  {
    name: 'Boxed',
    description: 'A new box, fill and tape for what does not break: clothes, books, tools.',
  },
  {
    name: 'Cushioned',
    description: 'Each piece wrapped by itself, with foam or bubble on all sides.',
  },
  {
    name: 'Double-boxed',
    description: 'A box in a box with a cushion between them: glass, ceramics, electronics.',
  },
  { name: 'Crated', description: 'Wood cut to the piece, for weight, for value and for ships.' },
];

export const packingSteps: readonly PackingStep[] = [
  {
    step: 'We look',
    description: 'You put it on the counter and say what it is worth and where it goes.',
  },
  {
    step: 'You hear a price',
    description: 'Material and work in one number, before anything is wrapped.',
  },
  { step: 'We pack', description: 'By hand, on the table behind the counter. You may watch.' },
  {
    step: 'It leaves',
    description: 'Labeled, with the carrier of your choice, at the next pickup.',
  },
];

export const packingCategories: readonly PackingCategory[] = [
  { category: 'Glass and china', items: 'Stemware, plates, mirrors, lamps' },
  { category: 'Electronics', items: 'Monitors, consoles, amplifiers, printers' },
  { category: 'Art and frames', items: 'Prints, canvases, sculpture' },
  { category: 'Musical instruments', items: 'Guitars with loosened strings, horns, violins' },
  { category: 'Antiques', items: 'Clocks, small furniture, porcelain dolls' },
  { category: 'Household', items: 'Clothes, books, tools, what a move leaves over' },
];
