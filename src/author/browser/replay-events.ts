/**
 * How long a form or a link waits for its code before the browser posts or follows it: by then most
 * phones have loaded the code, and few visitors have given up. A button that does nothing without its
 * code waits until the browser stops loading it.
 */
const longestWaitMs = 2_000;

/** Stops holding back events, and replays the last one: on the element's twin, if it is no longer on the page. */
export type Release = (twins?: unknown) => void;

/**
 * Holds back clicks of an element's buttons and of its links with `data-hold`, which do something
 * else with their code, and the submits of a form without a button. A form's button is held before
 * the browser checks the fields, because the code may have its own words for what is missing.
 */
export function replayEarlyEvents(element: HTMLElement): Release {
  let held: HTMLElement | undefined;
  let timer = 0;
  const listening = new AbortController();
  const release: Release = (twins) => {
    clearTimeout(timer);
    listening.abort();
    const target: unknown = held?.isConnected ? held : twins instanceof Map && twins.get(held);
    if (!(target instanceof HTMLElement)) return;
    // Code that arrives after the wait is over must not repeat it.
    held = undefined;
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  };
  const hold = (event: Event): void => {
    const control = event.type === 'submit' ? event.target : clickedControl(event);
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = control;
    if (!(control instanceof HTMLButtonElement) || (control.form && control.type === 'submit'))
      timer ||= window.setTimeout(release, longestWaitMs);
  };
  const options = { signal: listening.signal, capture: true };
  element.addEventListener('click', hold, options);
  element.addEventListener('submit', hold, options);
  return release;
}

/** The clicked button or link. The browser handles a click with a key that opens a tab or a window. */
function clickedControl(event: Event): HTMLElement | null {
  const { target } = event;
  const control =
    target instanceof Element ? target.closest<HTMLElement>('button, a[data-hold]') : null;
  const hasKey = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
  return hasKey && control instanceof HTMLAnchorElement ? null : control;
}
