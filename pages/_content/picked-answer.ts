import type { ReactNode } from 'react';

/** An answer that a visitor picks, and what follows from it. */
export interface PickedAnswer {
  /** What the visitor chooses. */
  readonly label: string;
  /** Over the label. */
  readonly picture?: ReactNode;
  /** The answer in a few words. */
  readonly says: string;
  readonly lines: readonly ReactNode[];
}
