import type { ReactNode } from 'react';
import './figures.css';
import { type Illustration, ShowIllustration } from '../drawings/show-illustration.tsx';

export interface FiguresProps {
  readonly figures: readonly {
    readonly drawing: Illustration;
    readonly title: string;
    readonly text: ReactNode;
  }[];
}

/** Drawings side by side, each with what to do. */
export function Figures({ figures }: FiguresProps) {
  return (
    <ul className="figures">
      {figures.map(({ drawing, title, text }) => (
        <li key={title}>
          <ShowIllustration of={drawing} title="" />
          <h3 className="h4">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
