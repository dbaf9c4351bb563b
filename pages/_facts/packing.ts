/** A level of packing. The price depends on the size, the materials, and the work. */
export interface PackingTier {
  readonly name: string;
  readonly description: string;
}

export interface PackingStep {
  readonly step: string;
  readonly description: string;
}

/** A category of items that the store packs, with examples. */
export interface PackingCategory {
  readonly category: string;
  readonly items: string;
}

export const packingTiers: readonly PackingTier[] = [
  {
    name: 'Boxed',
    description: 'A box, filling and tape for items that don’t break: clothes, books, tools.',
  },
  {
    name: 'Cushioned',
    description: 'Each piece wrapped separately, with foam or bubble wrap on all sides.',
  },
  {
    name: 'Double-boxed',
    description:
      'A box inside a larger box, with padding between them: glass, ceramics, electronics.',
  },
  { name: 'Crated', description: 'A wooden crate for heavy, valuable or overseas items.' },
];

export const packingSteps: readonly PackingStep[] = [
  {
    step: 'Bring the item',
    description: 'Tell us what it’s worth and where it’s going.',
  },
  {
    step: 'Get the price',
    description: 'We tell you the price for materials and work before we start.',
  },
  { step: 'We pack it', description: 'With the box and the padding that the item needs.' },
  {
    step: 'We ship it',
    description: 'With the carrier you choose.',
  },
];

export const packingCategories: readonly PackingCategory[] = [
  { category: 'Glass and china', items: 'Stemware, plates, mirrors, lamps' },
  { category: 'Electronics', items: 'Monitors, consoles, amplifiers, printers' },
  { category: 'Art and frames', items: 'Prints, canvases, sculpture' },
  { category: 'Musical instruments', items: 'Guitars with loosened strings, horns, violins' },
  { category: 'Antiques', items: 'Clocks, small furniture, porcelain dolls' },
  { category: 'Household', items: 'Clothes, books, tools, kitchen items' },
];
