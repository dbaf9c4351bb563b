import './trust-strip.css';
import { CartonMark, type CartonMarkName } from '../drawings/carton-mark.tsx';

export interface TrustStripProps {
  readonly marks: readonly {
    readonly mark: CartonMarkName;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Four reasons to choose the store, each with a shipping mark. */
export function TrustStrip({ marks }: TrustStripProps) {
  return (
    <section className="wrap" aria-label="About the store" data-shared>
      <ul className="trust-strip">
        {marks.map(({ mark, title, text }) => (
          <li key={mark}>
            <CartonMark name={mark} />
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
