/** The text that this tab keeps under a name. Undefined if there is none, or if the browser blocks storage. */
export function loadFromTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text until the tab is closed, or removes it. Where storage is blocked, it lasts as long as the page. */
export function keepInTab(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {}
}
