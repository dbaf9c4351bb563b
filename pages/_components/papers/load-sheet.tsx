import './load-sheet.css';
import type { ReactNode } from 'react';
import { Label, LabelCell } from '../labels/label.tsx';

export interface LoadSheetProps {
  /** The load, drawn. */
  readonly picture: ReactNode;
  /** What to know of it: a name, a figure if there is one, and a sentence. */
  readonly facts: readonly {
    readonly name: string;
    readonly value?: string;
    readonly text: string;
  }[];
}

/** What a freight page opens with: the load, and its figures beside it. */
export function LoadSheet({ picture, facts }: LoadSheetProps) {
  return (
    <Label>
      <div className="load-sheet">
        <div className="cell">{picture}</div>
        <div className="row">
          {facts.map(({ name, value, text }) => (
            <LabelCell key={name} name={name} value={value}>
              {text}
            </LabelCell>
          ))}
        </div>
      </div>
    </Label>
  );
}
