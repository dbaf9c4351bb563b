/** A shelf of the supplies aisle. */
export interface SupplyShelfEntry {
  readonly title: string;
  readonly items: readonly string[];
}

export const supplyShelves: readonly SupplyShelfEntry[] = [
  {
    title: 'Standard boxes',
    items: ['Small, medium and large cubes', 'Long and flat cartons', 'Double-wall boxes'],
  },
  {
    title: 'Specialty containers',
    items: ['Wardrobe cartons', 'Dish packs with cells', 'Mirror cartons', 'Tubes'],
  },
  {
    title: 'Bubble and cushioning',
    items: ['Small and large bubble', 'Foam sheets and blocks', 'Kraft paper', 'Peanuts'],
  },
  { title: 'Tapes', items: ['Packing tape and dispensers', 'Gummed paper tape', 'Stretch film'] },
  { title: 'Envelopes and mailers', items: ['Padded mailers', 'Rigid photo mailers', 'Poly bags'] },
  { title: 'Labels', items: ['Shipping labels', 'Fragile and arrow labels', 'Pouches for papers'] },
  {
    title: 'Moving and storage supplies',
    items: ['Mattress bags', 'Furniture pads', 'Markers and rope', 'Lidded storage boxes'],
  },
];
