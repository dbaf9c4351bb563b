import { Section } from '../../_components/sections/section.tsx';
import { FigureTable } from '../../_components/tables/figure-table.tsx';
import { listedPrices } from '../../_facts/counter-prices.ts';

export interface PriceListProps {
  /** The address of the page. */
  readonly place: string;
  /** What the rows are: `Service`. */
  readonly column: string;
}

/** What the owner has given prices for, on one page. Nothing, without its title, if there is no price yet. */
export function PriceList({ place, column }: PriceListProps) {
  const prices = listedPrices(place);
  if (prices.length === 0) return null;
  return (
    <Section ruled tight title="Prices">
      <FigureTable
        caption="Prices"
        columns={[column, 'Price']}
        rows={prices.map(({ name, text }) => [name, text])}
      />
    </Section>
  );
}
