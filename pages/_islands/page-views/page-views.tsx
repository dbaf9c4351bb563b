import { Island } from '#authoring';
import { analytics } from '../../_facts/analytics.ts';

/**
 * Starts the owner's analytics service, if there is one. It belongs in a place that is always on the
 * screen, because that is when its code loads.
 */
export function PageViews() {
  return analytics && <Island name="page-views" component={Nothing} props={analytics} />;
}

function Nothing() {
  return null;
}
