/**
 * Runs on pages with an island. Loads an island's code when it is seen or touched, and lets a click
 * that came too early happen again once somebody is there to hear it.
 */
type Start = { readonly default: (element: HTMLElement) => void };

const started = new WeakSet<Element>();

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void start(element);
  });
  if (!element.dataset['when']) observer.observe(element);
  for (const touch of ['pointerover', 'focusin', 'keydown'])
    element.addEventListener(touch, () => start(element), { once: true, passive: true });
  // It may have been touched before this ran.
  if (element.matches(':hover, :focus-within')) void start(element);
}

async function start(element: HTMLElement): Promise<void> {
  if (started.has(element)) return;
  started.add(element);
  let early: HTMLElement | undefined;
  const hold = (event: Event): void => {
    const control =
      event.target instanceof Element && event.target.closest<HTMLElement>('button, [role=tab]');
    if (!control) return;
    event.preventDefault();
    early = control;
  };
  element.addEventListener('click', hold);
  const { default: hydrate }: Start = await import(element.dataset['src'] ?? '');
  hydrate(element);
  // React attaches its listeners at once and hydrates in a task of its own: two frames later it is done.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      element.removeEventListener('click', hold);
      early?.click();
    }),
  );
}
