import type { MailboxPlan } from '../../_facts/mailbox-prices.ts';

export interface Door {
  readonly width: number;
  readonly height: number;
}

/** The doors in the ratio of their sizes. */
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

export interface DoorPaths {
  readonly frames: string;
  readonly plates: string;
  /** Strokes three units wide. */
  readonly locks: string;
}

/**
 * Equal doors side by side, from the upper left corner of the first. A path goes from door to door
 * by the same few steps, so that a wall of sixty compresses to nearly nothing.
 */
export function doorPaths(x: number, y: number, door: Door, count = 1): DoorPaths {
  const { width, height } = door;
  const plate = Math.round(width * 0.3);
  const next = (step: string) => step.repeat(count - 1);
  return {
    frames: `M${x} ${y}h${width * count}v${height}H${x}z${next(`m${width} 0v${height}m0-${height}`)}`,
    plates: `M${x + 6} ${y + 7}h${plate}${next(`m${width - plate} 0h${plate}`)}`,
    locks: `M${x + width - 7.5} ${y + height / 2 - 2}v5${next(`m${width}-5v5`)}`,
  };
}
