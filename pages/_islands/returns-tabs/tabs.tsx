import './returns-tabs.css';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';

export interface TabPanel {
  /** Its fragment: `return-labels`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between. */
  readonly label: string;
  /** The first is open at the start, unless the address has the fragment of another. */
  readonly panels: readonly TabPanel[];
}

/**
 * Tabs as the ARIA practices describe them. Without a script it is a list of links over panels that
 * can all be read; until the script has come the style sheet shows the panel that it will choose,
 * so that nothing moves.
 */
export function Tabs({ label, panels }: TabsProps) {
  const [selected, select] = useSelection(panels);
  const isAlive = selected !== undefined;
  const tab = ({ id, title }: TabPanel): ReactNode => (
    <li key={id} role={isAlive ? 'presentation' : undefined}>
      <a href={`#${id}`} id={`${id}-tab`} {...(isAlive && tabAttributes(id, selected))}>
        {title}
      </a>
    </li>
  );
  const panel = ({ id, children }: TabPanel): ReactNode => (
    <section
      key={id}
      className="tabs-panel"
      id={id}
      aria-labelledby={`${id}-tab`}
      hidden={isAlive && id !== selected}
      {...(isAlive && { role: 'tabpanel', tabIndex: 0 })}
    >
      {children}
    </section>
  );
  return (
    <div className={isAlive ? 'tabs alive' : 'tabs'}>
      <ul
        role={isAlive ? 'tablist' : undefined}
        aria-label={isAlive ? label : undefined}
        onClick={(event) => choose(event, select)}
        onKeyDown={(event) => move(event, panels, select)}
      >
        {panels.map(tab)}
      </ul>
      {panels.map(panel)}
    </div>
  );
}

function tabAttributes(id: string, selected: string) {
  return {
    role: 'tab',
    'aria-controls': id,
    'aria-selected': id === selected,
    tabIndex: id === selected ? 0 : -1,
  };
}

/** Nothing is selected before the first effect: the markup made at build knows no fragment. */
function useSelection(
  panels: readonly TabPanel[],
): readonly [string | undefined, (id: string) => void] {
  const [selected, select] = useState<string>();
  useEffect(() => {
    const follow = (): void => {
      const named = panels.find(({ id }) => `#${id}` === location.hash);
      select((before) => named?.id ?? before ?? panels[0]?.id);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [panels]);
  return [selected, select];
}

/** The address names the open panel, without a jump to it. */
function open(id: string, select: (id: string) => void): void {
  history.replaceState(history.state, '', `#${id}`);
  select(id);
}

function choose(event: MouseEvent, select: (id: string) => void): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open(link.hash.slice(1), select);
}

function move(
  event: KeyboardEvent,
  panels: readonly TabPanel[],
  select: (id: string) => void,
): void {
  const last = panels.length - 1;
  const at = panels.findIndex(({ id }) => document.activeElement?.id === `${id}-tab`);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
    ' ': at,
  };
  const to = steps[event.key];
  const panel = to === undefined || at === -1 ? undefined : panels[to];
  if (!panel) return;
  event.preventDefault();
  open(panel.id, select);
  document.getElementById(`${panel.id}-tab`)?.focus();
}
