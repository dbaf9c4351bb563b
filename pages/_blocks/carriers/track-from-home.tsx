import { Island } from '#authoring';
import { TrackingLine } from '../../_islands/tracking/tracking-line.tsx';

/** A field for a tracking number, whose code is loaded once it is touched. */
export function TrackFromHome() {
  return <Island name="number-line" component={TrackingLine} props={{}} when="touched" />;
}
