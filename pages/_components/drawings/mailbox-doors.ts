import type { MailboxPlan } from '../../_store/mailbox-prices.ts';

export interface Door {
  readonly width: number;
  readonly height: number;
}

/** The doors in the ratio of their sizes: three small over two medium over one large fill a column two wide. */
export const doors: Readonly<Record<MailboxPlan['size'], Door>> = {
  Small: { width: 40, height: 26 },
  Medium: { width: 40, height: 36 },
  Large: { width: 80, height: 56 },
};

/** The rows of the wall, from the top. */
export const wallRows = [
  'Small',
  'Small',
  'Small',
  'Medium',
  'Medium',
  'Large',
] as const satisfies readonly MailboxPlan['size'][];

/** A door's frame, its name plate and its lock, as paths from its upper left corner. */
export function doorPaths(x: number, y: number, { width, height }: Door) {
  const plate = Math.round(width * 0.3);
  return {
    frame: `M${x} ${y}h${width}v${height}h-${width}z`,
    plate: `M${x + 6} ${y + 7}h${plate}`,
    lock: `M${x + width - 9} ${y + height / 2 - 2}h3v5h-3z`,
  } as const;
}
