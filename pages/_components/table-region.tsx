import type { ReactNode } from 'react';
import '../_assets/css/tables.css';

export interface TableRegionProps {
  /** Names the region and the table in it. */
  readonly caption: string;
  /** Whether the caption is also seen; without it, it is only heard. */
  readonly titled?: boolean;
  /** Under the caption. */
  readonly note?: ReactNode;
  /** `week`, `days`, `miles`, `price`: what kind of table. */
  readonly kind?: string;
  /** The live text writes the weekday as its state. */
  readonly marksToday?: boolean;
  /** A table that other pages hold too. */
  readonly shared?: boolean;
  readonly children: ReactNode;
}

/** A table in a region of its own, which scrolls (with the keyboard too) where it is too wide. */
export function TableRegion(props: TableRegionProps) {
  const { caption, titled, note, kind, marksToday, shared, children } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard.
    <section className="scroll" tabIndex={0} aria-label={caption} data-shared={shared}>
      <table className={kind} data-live-state={marksToday ? 'open.day' : undefined}>
        <caption className={titled ? undefined : 'vh'}>
          {titled ? <b>{caption}</b> : caption}
          {note && <span className="small">{note}</span>}
        </caption>
        {children}
      </table>
    </section>
  );
}
