import type { DoorPaths } from './mailbox-doors.ts';

/** The lines on mailbox doors: name plates and locks. */
export function DoorStrokes({ plates, locks }: Pick<DoorPaths, 'plates' | 'locks'>) {
  return (
    <>
      <path className="pen thin" d={plates} />
      <path className="pen" strokeWidth="3" strokeLinecap="butt" d={locks} />
    </>
  );
}
