import type { ShownProblem, SiteEvent } from '../server/memory-site.ts';
import { restoreFormState, saveFormState } from './form-state.ts';
import { reportErrors } from './report-errors.ts';

// Runs in every page that `site watch` serves, before its other scripts, and in no built page: reports
// errors to the server, reloads the page when it has changed, and shows the site's problems over it.

const script =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const version = new URL(script).searchParams.get('version') ?? '';
const host = document.createElement('site-problems');
const dialog = document.createElement('dialog');
let shownStyles: readonly string[] | undefined;
let source: EventSource | undefined;
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  dialog { box-sizing: border-box; width: min(60rem, 100% - 2rem); max-height: calc(100% - 2rem); margin: auto;
    padding: 1.5rem; overflow: auto; border: 0; border-top: .5rem solid #b3261e; border-radius: .25rem;
    background: #fffdf9; color: #1d1b16; font: 1rem/1.5 system-ui, sans-serif; text-align: start; }
  dialog::backdrop { background: rgb(0 0 0 / .6); }
  h2 { margin: 0 0 1rem; font-size: 1.25rem; }
  ol { margin: 0 0 1.5rem; padding: 0; list-style: none; }
  li { margin: 0 0 1rem; overflow-wrap: anywhere; }
  p { margin: 0; }
  .place { padding: 0; border: 0; font: 600 .9375rem/1.5 ui-monospace, monospace; color: #8c1d18;
    text-align: start; text-decoration: underline; }
  pre { margin: .5rem 0 0; padding: .5rem; overflow: auto; background: #f1ece2; font: .875rem/1.5 ui-monospace, monospace; }
  pre span, mark { display: block; }
  mark { background: #fbdcd8; color: inherit; }
  .hint { color: #57534a; }
  button { padding: .5rem 1rem; border: 2px solid #1d1b16; border-radius: .25rem; background: none;
    color: inherit; font: inherit; cursor: pointer; }
`);
root.adoptedStyleSheets = [sheet];
root.append(dialog);

reportErrors(version);
addEventListener('DOMContentLoaded', () => {
  restoreFormState();
  listenWhileVisible();
  document.addEventListener('visibilitychange', listenWhileVisible);
  // A page in the back-forward cache gets no events, and must not keep a connection open.
  addEventListener('pagehide', () => source?.close());
});
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

/** Browsers open six connections to a host, for all tabs together: a hidden page must not keep one. */
function listenWhileVisible(): void {
  source?.close();
  if (document.hidden) return;
  source = new EventSource(`/.site/events?page=${encodeURIComponent(location.pathname)}`);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const state: SiteEvent = JSON.parse(data);
    if ((state.page?.version ?? '') !== version) return reload();
    if (state.page) replaceStyles(state.page.styles);
    show(state.problems);
  });
}

/** Only once: each further event, up to the new document, would cancel the request and begin another one. */
function reload(): void {
  source?.close();
  saveFormState();
  location.reload();
}

function show(problems: readonly ShownProblem[]): void {
  dialog.close();
  host.remove();
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.replaceChildren(
    element('h2', count, { id: 'title' }),
    element('ol', problems.map(toItem)),
    closeButton(),
  );
  document.documentElement.append(host);
  dialog.showModal();
}

function toItem(problem: ShownProblem): HTMLElement {
  const { line, message, hint, excerpt } = problem;
  const code = excerpt.map(({ number, text }) =>
    element(number === line ? 'mark' : 'span', `${String(number).padStart(5)}  ${text}\n`),
  );
  return element('li', [
    placeButton(problem),
    element('p', message),
    element('p', hint, { className: 'hint' }),
    ...(code.length > 0 ? [element('pre', code)] : []),
  ]);
}

/** Opens the file in an editor, or says why it cannot. */
function placeButton({ file, line }: ShownProblem): HTMLElement {
  const button = element('button', line === undefined ? file : `${file}:${line}`, {
    className: 'place',
  });
  button.addEventListener('click', async () => {
    const query = new URLSearchParams({ file, line: String(line ?? 1) });
    const headers = { 'X-Site-Watch': '1' };
    const response = await fetch(`/.site/editor?${query}`, { method: 'POST', headers });
    if (!response.ok) button.title = await response.text();
    if (!response.ok) button.after(element('p', button.title, { className: 'hint' }));
  });
  return button;
}

function closeButton(): HTMLElement {
  const button = element('button', 'Close');
  button.addEventListener('click', () => dialog.close());
  return button;
}

function element(
  name: string,
  content: string | readonly Node[],
  properties: { readonly id?: string; readonly className?: string } = {},
): HTMLElement {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...(typeof content === 'string' ? [content] : content));
  return created;
}

/** Replaces the page's style sheets. */
function replaceStyles(styles: readonly string[]): void {
  shownStyles ??= [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  if (styles.join('\n') === shownStyles.join('\n')) return;
  shownStyles = [...styles];
  for (const element of document.querySelectorAll('style')) element.disabled = true;
  // A content security policy with hashes allows these.
  document.adoptedStyleSheets = styles.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}
