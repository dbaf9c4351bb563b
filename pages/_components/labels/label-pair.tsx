import type { ReactNode } from 'react';
import './label-pair.css';

/** A row of cells that stays two columns on the narrowest label. */
export function LabelPair({ children }: { readonly children: ReactNode }) {
  return <div className="row label-pair">{children}</div>;
}
