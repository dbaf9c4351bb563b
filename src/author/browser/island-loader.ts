/**
 * Runs on pages with an island. Loads an island's code when the visitor sees or touches the island,
 * and holds back an early click or submit until the code can handle it. If the code never arrives,
 * the browser does what it does without JavaScript: a form posts, a link opens.
 */
import { type Release, replayEarlyEvents } from './replay-events.ts';

interface IslandModule {
  readonly default: (element: HTMLElement, startAgain: () => void) => unknown;
}

const gestures = ['pointerdown', 'focusin', 'keydown', 'click'];

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
  });
  const begin = loadOnTouch(element, () => observer.disconnect());
  if (!element.dataset['when']) observer.observe(element);
  // The visitor may have touched the island before this script ran.
  if (element.matches(':hover, :focus-within')) begin();
}

/**
 * Loads the code once: at the next touch of the element, or when the returned function is called.
 * Events are held from now on, because a click of a screen reader may be the first touch.
 */
function loadOnTouch(element: HTMLElement, onBegin?: () => void, failures = 0): () => void {
  const listening = new AbortController();
  const begin = (): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    onBegin?.();
    void load(element, release, failures);
  };
  const options = { signal: listening.signal, passive: true, capture: true };
  // What has failed is not tried again for a pointer that rests on the island.
  for (const touch of onBegin ? ['pointerover', ...gestures] : gestures)
    element.addEventListener(touch, begin, options);
  // After them, because an event that is held reaches no later listener.
  const release = replayEarlyEvents(element);
  return begin;
}

/**
 * A failed import is retried at the visitor's next touch, with a different URL: some browsers cache
 * the failure for as long as the page is open (Chromium until at least 143).
 */
async function load(element: HTMLElement, release: Release, failures: number): Promise<void> {
  const { src = '' } = element.dataset;
  let isLoaded = false;
  let twins: unknown;
  try {
    const { default: start }: IslandModule = await import(
      failures === 0 ? src : `${src}?retry=${failures}`
    );
    isLoaded = true;
    twins = await start(element, () => loadOnTouch(element, undefined, failures));
  } catch (error) {
    reportError(error);
  }
  release(twins);
  if (!isLoaded) loadOnTouch(element, undefined, failures + 1);
}
