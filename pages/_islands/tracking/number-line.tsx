import '../../_components/cells/home.css';
import { withBase } from '#authoring';
import { NumberField } from './number-field.tsx';

/**
 * The tracking box in one line: a field and its button. Without a script, only the button is
 * there, and it leads to the tracking pages of all carriers.
 */
export function NumberLine() {
  return (
    <>
      <form className="search" action={withBase('/shipping-services#track')}>
        <NumberField aria-label="Tracking number" />
        <button type="submit">Track</button>
      </form>
      <p role="status" />
    </>
  );
}
