import './draw.css';
import { DoorStrokes } from './door-strokes.tsx';
import { doorPaths, doors, wallRows } from './mailbox-doors.ts';

const columns = 3;
/** The lowest door is the medium one. */
const sizes = wallRows.slice(0, 4);

/** A package left at the front door in the rain, and one that waits on the counter under the mailboxes. */
export function DoormatOrMailbox() {
  const rows = sizes.map((size, at) =>
    doorPaths(183, 8 + at * doors.Small.height, doors[size], columns),
  );
  const join = (of: 'frames' | 'plates' | 'locks') => rows.map((row) => row[of]).join('');
  return (
    <svg
      className="draw"
      viewBox="0 0 320 208"
      role="img"
      aria-label="Left: a package on a doormat in the rain. Right: a dry package for PMB 123 on the counter, under a wall of mailboxes."
    >
      <path className="m" d="M2 2h150v204H2z" />
      <path className="s" d="M34 24h86v166H34z" />
      <path className="k2" d="M42 32h70v158H42z" />
      <path className="m" d="M54 44h46v46H54z" />
      <path className="p" d="M77 44v46M54 67h46M104 112v10" />
      <path className="k2" d="M2 190h150v16H2z" />
      <path className="s" d="M26 206l10-11h84l10 11z" />
      <path className="k" d="M44 158h58v42H44zM44 158l14-9h58l-14 9z" />
      <path className="k2" d="M102 158l14-9v42l-14 9z" />
      <path className="s h" d="M51 170h28v20H51z" />
      <path className="p h" d="M56 177h16M56 183h10" />
      <path
        className="p"
        d="M20 12l-6 15M26 52l-6 15M16 92l-6 15M28 124l-6 15M18 160l-6 15M62 6l-6 14M98 4l-6 14M136 10l-6 15M144 48l-6 15M134 84l-6 15M146 120l-6 15M134 154l-6 15M66 100l-6 15M92 118l-6 15M62 132l-5 13M94 140l-3 7"
      />
      <path className="s" d="M168 2h150v204H168z" />
      <path className="k" d={join('frames')} />
      <path className="t" d={doorPaths(223, 34, doors.Small).frames} />
      <DoorStrokes plates={join('plates')} locks={join('locks')} />
      <path className="k" d="M192 141h82v40h-82zM192 141l20-11h82l-20 11z" />
      <path className="k2" d="M274 141l20-11v40l-20 11zM176 189h134v17H176z" />
      <path className="k" d="M168 181h150v8H168z" />
      <path className="s h" d="M200 149h62v24h-62z" />
      <text className="p" x="205" y="166">
        PMB 123
      </text>
    </svg>
  );
}
