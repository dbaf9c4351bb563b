import './page-search.css';
import type { NamedPage } from './closest-pages.ts';

export interface NearPagesProps {
  /** Every page that may have been meant. */
  readonly pages: readonly NamedPage[];
}

/** What to say of an address that leads nowhere, until `near-pages.island.ts` knows a better one. */
export function NearPages(_: NearPagesProps) {
  return (
    <div className="near">
      <p>Check the spelling of the address. The page might have moved.</p>
    </div>
  );
}
