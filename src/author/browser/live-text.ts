/** Text that follows the clock: a state, and the text of each element that shows a field. */
export interface LiveText {
  /** Such as `open`; becomes `data-state`, for style sheets. A change of it is announced. */
  readonly state: string;
  /** The whole text of each field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Live texts by name, each a pure function of the time in milliseconds since 1970. */
export type LiveTexts = Readonly<Record<string, (moment: number) => LiveText>>;

/**
 * Keeps the page's live text up to date: on load, at the start of each minute, and when the page is
 * shown again. The text of `data-live="open.word"` is set to a field. `data-state` is set to the
 * state on `data-live-state="open"`, and to a field on `data-live-state="open.day"`.
 * `data-live-status="open"` is a sentence for screen readers. It is announced only when the state
 * changes while the page is open: not on load, and not every minute. Printing shows the page as built.
 */
export function followClock(texts: LiveTexts): void {
  let timer = 0;
  const tick = (): void => {
    const now = Date.now();
    for (const [name, textAt] of Object.entries(texts)) show(name, textAt(now));
    clearTimeout(timer);
    timer = window.setTimeout(tick, 60_000 - (now % 60_000));
  };
  tick();
  addEventListener('pageshow', tick);
  addEventListener('beforeprint', showAsBuilt);
  addEventListener('afterprint', tick);
  document.addEventListener('visibilitychange', () => document.hidden || tick());
}

/** Each state and field as it was shown last: the browser may have translated the page. */
let shown: Record<string, string> = {};

function show(name: string, { state, fields }: LiveText): void {
  mark(name, state);
  if ((shown[name] ?? state) !== state) announce(name, fields);
  shown[name] = state;
  for (const [field, whole] of Object.entries(fields)) {
    const path = `${name}.${field}`;
    if (shown[path] === whole) continue;
    shown[path] = whole;
    mark(path, whole);
    for (const element of select(`[data-live="${path}"]`)) {
      element.dataset['built'] ??= element.textContent;
      // A number stays on the line of its unit.
      element.textContent = whole.replace(/(\d) /g, '$1\u00a0');
    }
  }
}

/** For printing: on paper, a state such as "open now" would soon be wrong. */
function showAsBuilt(): void {
  shown = {};
  for (const element of select('[data-live-state]')) delete element.dataset['state'];
  for (const element of select('[data-built]'))
    element.textContent = element.dataset['built'] ?? '';
}

function mark(name: string, state: string): void {
  for (const element of select(`[data-live-state="${name}"]`)) element.dataset['state'] = state;
}

function announce(name: string, fields: LiveText['fields']): void {
  for (const element of select(`[data-live-status="${name}"]`))
    element.textContent = (element.dataset['fields'] ?? '')
      .split(' ')
      .map((field) => fields[field])
      .join('. ');
}

function select(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selector);
}
