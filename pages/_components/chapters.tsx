import type { ReactNode } from 'react';
import '../_assets/css/handbook.css';

export interface ChaptersProps {
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: ReactNode;
  }[];
  /** Under the list of them. */
  readonly children?: ReactNode;
}

/** The parts of a guide, numbered, with a list of them that leads to each. */
export function Chapters({ chapters, children }: ChaptersProps) {
  return (
    <div className="guide">
      <nav aria-label="In this guide">
        <p className="f">In this guide</p>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        {children}
      </nav>
      <div>
        {chapters.map(({ id, title, text }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {text}
          </section>
        ))}
      </div>
    </div>
  );
}
