// Sends one page view to the analytics service, as soon as the service is there. The site loads none:
// a host or a tag manager may add one at any time. A script that assigns `window.gtag` calls the
// setter. One that declares `function gtag()` replaces the setter, and is noticed when the next
// script has loaded, or when the visitor leaves the page.

declare global {
  interface Window {
    gtag?: unknown;
  }
}

let service = window.gtag;
let isSent = false;

const send = (): void => {
  const { gtag } = window;
  if (isSent || typeof gtag !== 'function') return;
  isSent = true;
  gtag('event', 'page_view', { page_path: location.pathname });
};

if (!service)
  Object.defineProperty(window, 'gtag', {
    // Without it a script that declares the function would fail.
    configurable: true,
    get: () => service,
    set: (value: unknown) => {
      service = value;
      // The script that adds the service sets it up before it ends.
      setTimeout(send);
    },
  });
send();
document.addEventListener('load', send, true);
document.addEventListener('visibilitychange', send);
