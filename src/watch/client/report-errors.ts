import type { ReactWarning } from '../../author/browser/development-react.ts';

/** What went wrong in a page. */
export interface BrowserReport {
  readonly kind: 'error' | 'rejection' | 'warning';
  /** The page's address, and its version. */
  readonly page: string;
  readonly version: string;
  readonly message: string;
  readonly stack: string;
}

/** A loop must not flood the server. */
const maxReports = 20;
const maxLength = 8_000;

/** Sends the page's errors and React's warnings to the server, each once. */
export function reportErrors(version: string): void {
  const sent = new Set<string>();
  const send = (kind: BrowserReport['kind'], message: string, stack: string): void => {
    if (sent.has(message) || sent.size >= maxReports) return;
    sent.add(message);
    const body = JSON.stringify({
      ...{ kind, version, page: location.pathname },
      message: message.slice(0, maxLength),
      stack: stack.slice(0, maxLength),
    } satisfies BrowserReport);
    const headers = { 'X-Site-Watch': '1' };
    // Without a server there is nothing to report to.
    fetch('/.site/error', { method: 'POST', headers, body, keepalive: true }).catch(() => {});
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    if (error instanceof Error) return send('error', error.message, error.stack ?? '');
    // Browsers also report an observer that will continue later. That error has no place in the code.
    if (error || lineno > 0)
      send('error', String(error ?? message), `${filename}:${lineno}:${colno}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) return send('rejection', reason.message, reason.stack ?? '');
    send('rejection', String(reason), '');
  });
  addEventListener('react-warning', ({ detail: { text, stack } }: CustomEvent<ReactWarning>) =>
    send('warning', text, stack),
  );
}

declare global {
  interface WindowEventMap {
    'react-warning': CustomEvent<ReactWarning>;
  }
}
