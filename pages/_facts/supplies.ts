/** A shelf of the supplies aisle. */
export interface SupplyShelfEntry {
  readonly title: string;
  readonly items: readonly string[];
  /** The page about them. */
  readonly href?: '/boxes-containers' | '/protective-materials';
}

export const supplyShelves: readonly SupplyShelfEntry[] = [
  {
    title: 'Standard boxes',
    href: '/boxes-containers',
    items: ['Small, medium and large cubes', 'Long and flat boxes', 'Double-wall boxes'],
  },
  {
    title: 'Specialty containers',
    href: '/boxes-containers',
    items: ['Wardrobe boxes', 'Dish boxes with dividers', 'Mirror boxes', 'Tubes'],
  },
  {
    title: 'Bubble and cushioning',
    href: '/protective-materials',
    items: [
      'Small and large bubble wrap',
      'Foam sheets and blocks',
      'Kraft paper',
      'Packing peanuts',
    ],
  },
  { title: 'Tapes', items: ['Packing tape and dispensers', 'Gummed paper tape', 'Stretch film'] },
  { title: 'Envelopes and mailers', items: ['Padded mailers', 'Rigid photo mailers', 'Poly bags'] },
  { title: 'Labels', items: ['Shipping labels', 'Fragile and arrow labels', 'Document pouches'] },
  {
    title: 'Moving and storage supplies',
    items: ['Mattress bags', 'Furniture pads', 'Markers and rope', 'Lidded storage boxes'],
  },
];
