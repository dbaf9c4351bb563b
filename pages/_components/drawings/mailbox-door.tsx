import './draw.css';
import type { MailboxPlan } from '../../_facts/mailbox-prices.ts';
import { DoorStrokes } from './door-strokes.tsx';
import { doorPaths, doors } from './mailbox-doors.ts';

/** One mailbox door. All doors of a page are drawn to one scale; their names are beside them. */
export function MailboxDoor({ size }: { readonly size: MailboxPlan['size'] }) {
  const door = doors[size];
  const paths = doorPaths(2, 2, door);
  const box = { width: door.width + 4, height: door.height + 4 };
  return (
    <svg className="draw" {...box} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <path className="box" d={paths.frames} />
      <DoorStrokes {...paths} />
    </svg>
  );
}
