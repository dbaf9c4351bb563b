/**
 * How long a form waits for its code before the browser posts it: by then most phones have loaded
 * the code, and few visitors have given up. A button that does nothing without its code waits until
 * the browser stops loading it.
 */
const longestSubmitMs = 2_000;

/** What the visitor did. Elements are identified by position, because hydration may replace them. */
interface HeldEvent {
  readonly target: number;
  readonly submitter: number;
}

/**
 * Holds back button clicks and form submits in an element. The returned function stops that and
 * replays the last event. The browser validates a form before its submit event, so only a valid form
 * is held back.
 */
export function replayEarlyEvents(element: HTMLElement): () => void {
  let held: HeldEvent | undefined;
  let timer = 0;
  const listening = new AbortController();
  const controls = () => [...element.querySelectorAll<HTMLElement>('form, button, input')];
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
    const target = positionOf(isSubmit ? event.target : clickedButton(event));
    if (target < 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { target, submitter: isSubmit ? positionOf(event.submitter) : -1 };
    if (isSubmit) timer ||= window.setTimeout(release, longestSubmitMs);
  };
  const options = { signal: listening.signal, capture: true };
  element.addEventListener('click', hold, options);
  element.addEventListener('submit', hold, options);
  return release;
}

/** The clicked button. A submit button is ignored: the form's submit event covers it. */
function clickedButton({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.form && button.type === 'submit' ? null : button;
}
