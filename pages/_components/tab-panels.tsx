import type { ReactNode } from 'react';
import '../_assets/css/tabs.css';

export interface TabPanel {
  /** Its fragment: `return-labels`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export interface TabPanelsProps {
  /** What the tabs choose between. */
  readonly label: string;
  readonly panels: readonly TabPanel[];
}

/** Panels with a link to each. They are tabs once a script hides all but one; until then, all can be read. */
export function TabPanels({ label, panels }: TabPanelsProps) {
  return (
    <div className="tabs">
      <ul aria-label={label}>
        {panels.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {panels.map(({ id, title, children }) => (
        <section key={id} className="panel" id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {children}
        </section>
      ))}
    </div>
  );
}
