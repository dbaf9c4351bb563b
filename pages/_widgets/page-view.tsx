import { analytics } from '../_store/analytics.ts';

/** Names the analytics service that `page-view.client.ts` tells of this page. Without one, nothing. */
export function PageView() {
  return analytics && <meta name="analytics" content={analytics.global} />;
}
