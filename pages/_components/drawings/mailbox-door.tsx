import './draw.css';
import type { MailboxPlan } from '../../_facts/mailbox-prices.ts';

/** Width and height of the doors, in one ratio. */
const doors: Readonly<Record<MailboxPlan['size'], readonly [width: number, height: number]>> = {
  Small: [40, 26],
  Medium: [56, 40],
  Large: [80, 56],
};

/** A mailbox door with its name plate and lock. All doors of a page are drawn to one scale; their names are beside them. */
export function MailboxDoor({ size }: { readonly size: MailboxPlan['size'] }) {
  const [width, height] = doors[size];
  const box = { width: width + 4, height: height + 4 };
  return (
    <svg className="draw" {...box} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <path className="box" d={`M2 2h${width}v${height}H2z`} />
      <path className="pen thin" d={`M8 9h${Math.round(width * 0.3)}`} />
      <path
        className="pen"
        strokeWidth="3"
        strokeLinecap="butt"
        d={`M${width - 5.5} ${height / 2}v5`}
      />
    </svg>
  );
}
