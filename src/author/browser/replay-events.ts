/**
 * How long a form waits for its code before the browser posts it: most phones have loaded the code
 * by then, and few visitors have given up. A button that does nothing without its code waits for as
 * long as the browser tries to load it.
 */
const longestSubmitMs = 2_000;

/** What the visitor did, by the positions of the elements: hydration may replace the elements. */
interface HeldEvent {
  readonly target: number;
  readonly submitter: number;
}

/**
 * Holds clicks on buttons and submits of forms in an element. The function it returns lets events
 * through again and repeats the last one that was held. The browser checks a form's fields at once:
 * only a form that it would send is held.
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

/** The button that was clicked. One that submits a form is left to the form's submit event. */
function clickedButton({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.form && button.type === 'submit' ? null : button;
}
