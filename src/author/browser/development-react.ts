import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';

/**
 * React's development build, in a file of its own that every island of `site watch` imports. It
 * reports mistakes as events on the window: `error` for a hydration mismatch, with the stack of its
 * components, and `react-warning` for what it writes with `console.error`.
 */
export default {
  react,
  'react-dom': reactDom,
  'react-dom/client': { ...client, hydrateRoot },
  'react/jsx-runtime': jsxRuntime,
};

export interface ReactWarning {
  readonly text: string;
  /** The stack of the components that rendered the wrong element. */
  readonly stack: string;
}

function hydrateRoot(...[element, children, options]: Parameters<typeof client.hydrateRoot>) {
  const onRecoverableError = (error: unknown, info: { componentStack?: string | undefined }) => {
    if (error instanceof Error)
      error.stack = `${error.message}${react.captureOwnerStack() ?? ''}${info.componentStack}`;
    reportError(error);
  };
  return client.hydrateRoot(element, children, { onRecoverableError, ...options });
}

const { error: write } = console;
console.error = (...parts: readonly unknown[]) => {
  write(...parts);
  // The lines of a stack are this function and its caller, after the message in Chromium and Safari.
  const [, caller = ''] = (Error().stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line));
  if (!caller.includes(import.meta.url)) return;
  const thrown = parts.find((part) => part instanceof Error);
  if (thrown) dispatchEvent(new ErrorEvent('error', { error: thrown }));
  else dispatchEvent(new CustomEvent<ReactWarning>('react-warning', { detail: toWarning(parts) }));
};

function toWarning([format, ...values]: readonly unknown[]): ReactWarning {
  const text = String(format).replaceAll(/%[sdo]/g, () => String(values.shift()));
  return { text, stack: react.captureOwnerStack() ?? '' };
}
