import '../../_assets/css/draw.css';
import { DoorStrokes } from './door-strokes.tsx';
import { doorPaths, doors, wallRows } from './mailbox-doors.ts';

export interface MailboxWallProps {
  /** How many small doors stand in a row; an even number. */
  readonly columns: number;
  /** The door of the top row that is yours, counted from 0. */
  readonly yours: number;
  /** The sizes written beside their rows. */
  readonly named?: boolean;
}

/** The wall of mailboxes, its doors in the ratio of their sizes, one of them in the color of the store. */
export function MailboxWall({ columns, yours, named }: MailboxWallProps) {
  const left = named ? 60 : 2;
  const rows = draw(columns, left);
  const join = (of: 'frames' | 'plates' | 'locks') => rows.map((row) => row[of]).join('');
  const width = left + columns * doors.Small.width + 2;
  return (
    <svg
      className="draw"
      viewBox={`0 0 ${width} ${height + 4}`}
      role="img"
      aria-label="A wall of mailboxes: three rows of small doors, two of medium, one of large"
    >
      <path className="s" d={join('frames')} />
      <path className="t" d={doorPaths(left + yours * doors.Small.width, 2, doors.Small).frames} />
      <DoorStrokes plates={join('plates')} locks={join('locks')} />
      {named &&
        rows.filter(isFirstOfSize).map(({ size, y }) => <Name key={size} {...{ size, y }} />)}
    </svg>
  );
}

const height = wallRows.reduce((sum, size) => sum + doors[size].height, 0);

function draw(columns: number, left: number) {
  let y = 2;
  return wallRows.map((size) => {
    const door = doors[size];
    const count = (columns * doors.Small.width) / door.width;
    const row = { size, y, ...doorPaths(left, y, door, count) };
    y += door.height;
    return row;
  });
}

function isFirstOfSize(row: { readonly size: string }, index: number): boolean {
  return wallRows[index - 1] !== row.size;
}

function Name({ size, y }: { readonly size: string; readonly y: number }) {
  return (
    <text x="0" y={y + 13}>
      {size}
    </text>
  );
}
