import type { PickupRow } from '../_facts/pickup-rows.ts';
import '../_assets/css/pickups.css';
import { BigTime } from './big-time.tsx';
import { CardTitle } from './card-title.tsx';

export interface PickupBoardProps {
  readonly pickups: readonly PickupRow[];
}

/**
 * Carriers, each with the one time that matters to a visitor. Live, for each carrier: the state
 * `pickup.<carrier>` (today, late, next), `…Time`, `…Half`, `…Status` and `…Left`.
 */
export function PickupBoard({ pickups }: PickupBoardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label="Drop-off and pickup times" data-shared>
      <ul className="board">
        {pickups.map((row) => (
          <BoardRow key={row.carrier} {...row} />
        ))}
      </ul>
    </div>
  );
}

function BoardRow({ carrier, name, href, label, large, pickup }: PickupRow) {
  const live = `pickup.${carrier}`;
  return (
    <li data-live-state={live}>
      <span className="who">
        <CardTitle href={href}>{name}</CardTitle>
        <span className="vh"> pickup</span>
      </span>
      <span className="by">
        <span className="f">{label}</span>{' '}
        <BigTime time={large} live={carrier === 'usps' ? undefined : live} />
      </span>
      <span className="st" data-live={`${live}Status`}>
        {pickup}
      </span>
      <span className="late" data-live={`${live}Left`} />
    </li>
  );
}
