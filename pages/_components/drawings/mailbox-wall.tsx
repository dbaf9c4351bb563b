import '../../_assets/css/draw.css';
import { doorPaths, doors, wallRows } from './mailbox-doors.ts';

export interface MailboxWallProps {
  /** How many small doors stand in a row; an even number. */
  readonly columns: number;
  /** The door of the top row that is yours, counted from 0. */
  readonly yours: number;
  /** The sizes written beside their rows. */
  readonly named?: boolean;
}

const nameWidth = 58;

/** The wall of mailboxes, its doors in the ratio of their sizes, one of them in the color of the store. */
export function MailboxWall({ columns, yours, named }: MailboxWallProps) {
  const left = named ? nameWidth + 2 : 2;
  const wall = draw(columns, left);
  const width = left + columns * doors.Small.width + 2;
  return (
    <svg
      className="draw"
      viewBox={`0 0 ${width} ${wall.height + 4}`}
      role="img"
      aria-label="A wall of mailboxes: three rows of small doors, two of medium, one of large"
    >
      <path className="s" d={wall.frames} />
      <path className="t" d={doorPaths(left + yours * doors.Small.width, 2, doors.Small).frame} />
      <path className="h" d={wall.plates} />
      <path className="b" d={wall.locks} />
      {named &&
        wall.names.map(({ name, y }) => (
          <text key={name} x="0" y={y}>
            {name}
          </text>
        ))}
    </svg>
  );
}

/** All doors in three paths: a wall of sixty doors would otherwise be the largest thing on its page. */
function draw(columns: number, left: number) {
  const wall = { frames: '', plates: '', locks: '', height: 0 };
  const names: { readonly name: string; readonly y: number }[] = [];
  for (const size of wallRows) {
    const door = doors[size];
    const y = wall.height + 2;
    if (names.at(-1)?.name !== size) names.push({ name: size, y: y + 13 });
    for (let x = left; x < left + columns * doors.Small.width; x += door.width) {
      const paths = doorPaths(x, y, door);
      wall.frames += paths.frame;
      wall.plates += paths.plate;
      wall.locks += paths.lock;
    }
    wall.height += door.height;
  }
  return { ...wall, names };
}
