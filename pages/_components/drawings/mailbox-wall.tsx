import './draw.css';
import { DoorStrokes } from './door-strokes.tsx';
import { doorPaths, doors, wallRows } from './mailbox-doors.ts';

type Size = (typeof wallRows)[number];

export interface MailboxWallProps {
  /** How many small doors are in a row; an even number. */
  readonly columns: number;
  /** How many small doors are left of yours. */
  readonly yours: number;
  /** Of your door. */
  readonly size?: Size;
}

/** The wall of mailboxes, its doors in the ratio of their sizes, one of them in the color of the store. */
export function MailboxWall({ columns, yours, size = 'Small' }: MailboxWallProps) {
  const rows = draw(columns);
  const join = (of: 'frames' | 'plates' | 'locks') => rows.map((row) => row[of]).join('');
  return (
    <svg
      className="draw"
      viewBox={`0 0 ${columns * doors.Small.width + 4} ${height + 4}`}
      role="img"
      aria-label="A wall of mailboxes: three rows of small doors, two of medium, one of large"
    >
      <path className="box" d={join('frames')} />
      <path className="red" d={yourDoor(rows, size, yours)} />
      <DoorStrokes plates={join('plates')} locks={join('locks')} />
    </svg>
  );
}

const height = wallRows.reduce((sum, size) => sum + doors[size].height, 0);

function draw(columns: number) {
  let y = 2;
  return wallRows.map((size) => {
    const door = doors[size];
    const count = (columns * doors.Small.width) / door.width;
    const row = { size, y, ...doorPaths(2, y, door, count) };
    y += door.height;
    return row;
  });
}

/** A door in the first row of its size. */
function yourDoor(rows: ReturnType<typeof draw>, size: Size, yours: number): string {
  const y = rows.find((row) => row.size === size)?.y ?? 2;
  return doorPaths(2 + yours * doors.Small.width, y, doors[size]).frames;
}
