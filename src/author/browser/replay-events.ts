/**
 * How long a form or a link waits for its code before the browser posts or follows it: by then most
 * phones have loaded the code, and few visitors have given up. A button that does nothing without its
 * code waits until the browser stops loading it.
 */
const longestWaitMs = 2_000;

/** What the visitor did. Elements are identified by position, because hydration may replace them. */
interface HeldEvent {
  readonly target: number;
  readonly submitter: number;
}

/**
 * Holds back form submits in an element, and clicks of its buttons and of its links with `data-hold`,
 * which do something else with their code. The returned function stops that and
 * replays the last event. The browser validates a form before its submit event, so only a valid form
 * is held back.
 */
export function replayEarlyEvents(element: HTMLElement): () => void {
  let held: HeldEvent | undefined;
  let timer = 0;
  const listening = new AbortController();
  const controls = () => [
    ...element.querySelectorAll<HTMLElement>('form, button, input, a[data-hold]'),
  ];
  const positionOf = (target: EventTarget | null) =>
    target instanceof HTMLElement ? controls().indexOf(target) : -1;
  const release = (): void => {
    clearTimeout(timer);
    listening.abort();
    const all = controls();
    const target = held && all[held.target];
    if (target instanceof HTMLFormElement) target.requestSubmit(all[held?.submitter ?? -1]);
    else target?.click();
    held = undefined;
  };
  const hold = (event: Event): void => {
    const isSubmit = event instanceof SubmitEvent;
    const control = isSubmit ? event.target : clickedControl(event);
    const target = positionOf(control);
    if (target < 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { target, submitter: isSubmit ? positionOf(event.submitter) : -1 };
    if (!(control instanceof HTMLButtonElement))
      timer ||= window.setTimeout(release, longestWaitMs);
  };
  const options = { signal: listening.signal, capture: true };
  element.addEventListener('click', hold, options);
  element.addEventListener('submit', hold, options);
  return release;
}

/**
 * The clicked button or link. A submit button is ignored: the form's submit event covers it. So is a
 * link that is clicked with a key that asks for a tab or a window.
 */
function clickedControl(event: Event): HTMLElement | null {
  const { target } = event;
  const control =
    target instanceof Element ? target.closest<HTMLElement>('button, a[data-hold]') : null;
  if (control instanceof HTMLButtonElement)
    return control.form && control.type === 'submit' ? null : control;
  const hasKey = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
  return hasKey ? null : control;
}
