import type { OutputFile } from '#authoring';
import { type Analytics, analytics } from '../_facts/analytics.ts';
import { analyticsServices } from '../_facts/analytics-services.ts';
import { pageViewsPath } from '../_navigation/file-paths.ts';

/** The script that loads the owner's analytics service. Without one there is no file, and no page asks for it. */
export function pageViews(): readonly OutputFile[] {
  if (!analytics) return [];
  const address = analyticsServices[analytics.service].script;
  const values = [analytics, address].map((value) => JSON.stringify(value)).join();
  return [{ path: pageViewsPath.slice(1), contents: `(${sendPageViews})(${values});\n` }];
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    plausible?: (event: 'pageview') => void;
    umami?: { readonly track: () => void };
  }
}

/**
 * Runs in the browser. Its source is written into the file, so it can use nothing but its arguments.
 * Loads the service, and sends one page view for the page and one for each return to it from the
 * back-forward cache. The service's own page views are turned off.
 */
function sendPageViews({ service, id }: Analytics, address: string): void {
  /** A command for Google's script, which reads `arguments` objects, not arrays. */
  function tag(..._command: readonly unknown[]): void {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above.
    window.dataLayer.push(arguments);
  }
  const { attributes, query, send } = {
    google: {
      attributes: {},
      query: `?id=${encodeURIComponent(id)}`,
      send: () => tag('event', 'page_view', { page_path: location.pathname }),
    },
    plausible: {
      attributes: { domain: id },
      query: '',
      send: () => window.plausible?.('pageview'),
    },
    umami: {
      attributes: { websiteId: id, autoTrack: 'false' },
      query: '',
      send: () => window.umami?.track(),
    },
  }[service];
  if (service === 'google') {
    tag('js', new Date());
    tag('config', id, { send_page_view: false });
  }
  const script = document.createElement('script');
  script.src = address + query;
  Object.assign(script.dataset, attributes);
  script.addEventListener('load', send);
  document.head.append(script);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send();
  });
}
