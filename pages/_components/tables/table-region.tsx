import type { ReactNode } from 'react';
import './tables.css';

export interface TableRegionProps {
  /** Names the table. */
  readonly caption: string;
  /** Whether the caption is also seen; without it, it is only heard. */
  readonly titled?: boolean;
  /** `days`, `miles`, `price`: what kind of table. */
  readonly kind?: string;
  /** The live text writes the weekday as its state. */
  readonly marksToday?: boolean;
  /** A table that other pages hold too. */
  readonly shared?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls on its own where it is too wide: where it does, browsers let Tab stop at it. */
export function TableRegion(props: TableRegionProps) {
  const { caption, titled, kind, marksToday, shared, children } = props;
  return (
    <div className="table-region" data-shared={shared}>
      <table className={kind} data-live-state={marksToday ? 'open.day' : undefined}>
        <caption className={titled ? undefined : 'visually-hidden'}>
          {titled ? <b>{caption}</b> : caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
