import type { StartIsland } from '#island';

interface Tab {
  readonly link: HTMLAnchorElement;
  readonly panel: HTMLElement;
}

/**
 * Makes tabs as the ARIA practices describe them out of a list of links and its panels. The first is
 * open at the start, unless the address has the fragment of another.
 */
const startTabs: StartIsland = (element) => {
  const root = element.querySelector<HTMLElement>('.tabs');
  const list = root?.querySelector('ul');
  if (!root || !list) return;
  const tabs = tabsIn(list);
  const open = (chosen: Tab | undefined): void => {
    if (!chosen) return;
    for (const tab of tabs) show(tab, tab === chosen);
  };
  /** The address names the open panel, without a jump to it. */
  const choose = (tab: Tab): void => {
    history.replaceState(history.state, '', tab.link.hash);
    open(tab);
  };
  const named = (): Tab | undefined => tabs.find(({ link }) => link.hash === location.hash);
  list.role = 'tablist';
  list.ariaLabel = root.dataset['label'] ?? null;
  for (const tab of tabs) listen(tab, tabs, choose);
  open(named() ?? tabs[0]);
  addEventListener('hashchange', () => open(named()));
  root.classList.add('alive');
};

export default startTabs;

function tabsIn(list: HTMLElement): readonly Tab[] {
  return [...list.querySelectorAll('a')].flatMap((link) => {
    const panel = document.getElementById(link.hash.slice(1));
    if (!panel) return [];
    link.role = 'tab';
    link.setAttribute('aria-controls', panel.id);
    if (link.parentElement) link.parentElement.role = 'presentation';
    panel.role = 'tabpanel';
    panel.tabIndex = 0;
    return [{ link, panel }];
  });
}

function show({ link, panel }: Tab, isOpen: boolean): void {
  link.ariaSelected = String(isOpen);
  link.tabIndex = isOpen ? 0 : -1;
  panel.hidden = !isOpen;
}

function listen(tab: Tab, tabs: readonly Tab[], choose: (tab: Tab) => void): void {
  const at = tabs.indexOf(tab);
  const targets: Readonly<Record<string, Tab | undefined>> = {
    ArrowRight: tabs[at + 1] ?? tabs[0],
    ArrowLeft: tabs.at(at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
    ' ': tab,
  };
  tab.link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  });
  tab.link.addEventListener('keydown', (event) => {
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.link.focus();
  });
}
