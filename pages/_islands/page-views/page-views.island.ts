import type { StartIsland } from '#island';
import type { Analytics } from '../../_facts/analytics.ts';
import { analyticsServices } from '../../_facts/analytics-services.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    plausible?: (event: 'pageview') => void;
    umami?: { readonly track: () => void };
  }
}

/**
 * Loads the analytics service, and sends it one page view for the page, and one for each return to it
 * from the back-forward cache. The services' own page views are off.
 */
const sendPageViews: StartIsland = (element) => {
  const { service, id }: Analytics = JSON.parse(element.dataset['props'] ?? '');
  const { attributes = {}, query = '', begin, send } = services[service](id);
  const script = document.createElement('script');
  script.src = analyticsServices[service].script + query;
  Object.assign(script.dataset, attributes);
  script.addEventListener('load', send);
  begin?.();
  document.head.append(script);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send();
  });
};

export default sendPageViews;

interface Service {
  /** Of the script element: `data-…`. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** Before the script loads. */
  readonly begin?: () => void;
  readonly send: () => void;
}

const services: Readonly<Record<Analytics['service'], (id: string) => Service>> = {
  google: (id) => ({
    query: `?id=${encodeURIComponent(id)}`,
    begin() {
      tag('js', new Date());
      tag('config', id, { send_page_view: false });
    },
    send: () => tag('event', 'page_view', { page_path: location.pathname }),
  }),
  plausible: (id) => ({
    attributes: { domain: id },
    send: () => window.plausible?.('pageview'),
  }),
  umami: (id) => ({
    attributes: { websiteId: id, autoTrack: 'false' },
    send: () => window.umami?.track(),
  }),
};

/** A command for Google's script, which reads `arguments` objects, and no arrays. */
function tag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}
