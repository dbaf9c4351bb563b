import './number-box.css';
import { TrackingRow } from '../../_components/times/tracking-row.tsx';
import { carrierOrder, carriers } from '../../_facts/carriers.ts';
import { NumberField } from './number-field.tsx';

/**
 * A field that names the carrier of a tracking number, above the carriers' own tracking pages. Once it
 * is seen, `follow-number.ts` reads what is typed. Without that code, the links to the carriers remain,
 * and Enter leaves the number in the field: `method="dialog"` sends nothing outside of a dialog.
 */
export function NumberBox() {
  return (
    <div className="number-box" data-shared>
      <form method="dialog">
        <label className="name" htmlFor="tracking-number">
          Tracking number
        </label>
        <NumberField id="tracking-number" aria-describedby="tracking-hint" />
        <button type="submit" className="button line">
          Track
        </button>
        <div className="number-box-answer">
          <p className="small" id="tracking-hint">
            We’ll find the carrier and open its tracking page.
          </p>
          <p role="status" />
        </div>
      </form>
      <TrackingRow carriers={carrierOrder.map((carrier) => carriers[carrier])} />
    </div>
  );
}
