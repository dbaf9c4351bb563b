/** What follows the clock: a state, and the whole text of each element that shows a part of it. */
export interface LiveText {
  readonly state: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Texts by name, each a pure function of the moment in milliseconds since 1970. */
export type LiveTexts = Readonly<Record<string, (moment: number) => LiveText>>;

/**
 * Keeps the page's live text true: at once, on each minute's beginning, and when the page is shown
 * again. `data-live="open.word"` gets a field; `data-live-state="open"` gets the state, and
 * `data-live-state="open.day"` a field, as `data-state`.
 * `data-live-status="open"` holds a sentence for screen readers, and speaks only when the state
 * changes while the page is there: never at load, never each minute.
 */
export function followClock(texts: LiveTexts): void {
  const before: Record<string, string> = {};
  let timer = 0;
  const tick = (): void => {
    const now = Date.now();
    for (const [name, textAt] of Object.entries(texts)) {
      const text = textAt(now);
      show(name, text);
      if (before[name] !== undefined && before[name] !== text.state) announce(name, text);
      before[name] = text.state;
    }
    clearTimeout(timer);
    timer = window.setTimeout(tick, 60_000 - (now % 60_000));
  };
  tick();
  addEventListener('pageshow', ({ persisted }) => persisted && tick());
  document.addEventListener('visibilitychange', () => document.hidden || tick());
}

function show(name: string, { state, fields }: LiveText): void {
  mark(name, state);
  for (const [field, text] of Object.entries(fields)) {
    mark(`${name}.${field}`, text);
    for (const element of select(`[data-live="${name}.${field}"]`))
      if (element.textContent !== text) element.textContent = text;
  }
}

function mark(name: string, state: string): void {
  for (const element of select(`[data-live-state="${name}"]`)) element.dataset['state'] = state;
}

function announce(name: string, { fields }: LiveText): void {
  for (const element of select(`[data-live-status="${name}"]`))
    element.textContent = (element.dataset['fields'] ?? '')
      .split(' ')
      .map((field) => fields[field])
      .join('. ');
}

function select(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selector);
}
