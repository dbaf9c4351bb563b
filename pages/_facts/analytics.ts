import type { analyticsServices } from './analytics-services.ts';

export interface Analytics {
  readonly service: keyof typeof analyticsServices;
  /** `G-ABC123` with Google Analytics, the site's domain with Plausible, the website's id with Umami. */
  readonly id: string;
}

/**
 * The store's analytics service, such as `{ service: 'plausible', id: 'collegeroad.example' }`. Without
 * one, no page makes a request to another host. See "Page views" in pages/README.md.
 */
export const analytics: Analytics | undefined = undefined;
