import './returns-tabs.css';
import type { ReactNode } from 'react';

export interface TabPanel {
  /** Its fragment: `return-labels`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between. */
  readonly label: string;
  readonly panels: readonly TabPanel[];
}

/**
 * A list of links over panels that can all be read. The island’s script makes it tabs; until it runs, the
 * style sheet shows the panel that it will open, so that nothing moves.
 */
export function Tabs({ label, panels }: TabsProps) {
  return (
    <div className="tabs" data-label={label}>
      <ul>
        {panels.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} id={`${id}-tab`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {panels.map(({ id, children }) => (
        <section key={id} className="tabs-panel" id={id} aria-labelledby={`${id}-tab`}>
          {children}
        </section>
      ))}
    </div>
  );
}
