import { Island } from '#authoring';
import { NumberLine } from '../../_islands/tracking/number-line.tsx';

/** A field for a tracking number, whose code is loaded once it is touched. */
export function TrackFromHome() {
  return <Island name="number-line" component={NumberLine} props={{}} when="touched" />;
}
