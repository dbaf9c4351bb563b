import { Island } from '#authoring';
import { TrackingBox, type TrackingBoxProps } from '../../_islands/tracking/tracking-box.tsx';

/** A field that finds the carrier of a tracking number, and a link to the tracking page of each. */
export function TrackPackage(props: TrackingBoxProps) {
  return <Island name="tracking-box" component={TrackingBox} props={props} />;
}
