import type { Illustration } from './illustration.tsx';
import { Rect, Writing } from './shapes.tsx';
import { Crate, Vase } from './things.tsx';

const size = { width: 150, height: 100 } as const;

const waits: Illustration = {
  name: 'unpacking-waits',
  title: 'A closed crate beside a thermometer.',
  ...size,
  shapes: (
    <>
      <Crate x={10} y={32} width={80} height={58} />
      <rect className="paper" x="112" y="8" width="16" height="62" rx="8" />
      <circle className="red" cx="120" cy="76" r="13" />
      <path className="red" d="M117 36h6v34h-6z" />
      <path className="pen thin" d="M128 20h6M128 32h6M128 44h6M128 56h6" />
      <path d="M2 90h102" />
    </>
  ),
};

const boltsOpened: Illustration = {
  name: 'unpacking-bolts-opened',
  title: 'A wrench turns a bolt on the lid of a crate.',
  ...size,
  shapes: (
    <>
      <Rect x={10} y={18} width={92} height={66} look="box" />
      <path className="pen thin" d="M22 30h68v42H22z" />
      <path className="shade" d="M18 84h16v6H18zM78 84h16v6H78z" />
      <circle className="red" cx="92" cy="28" r="6" />
      <circle className="paper" cx="20" cy="28" r="5" />
      <circle className="paper" cx="20" cy="74" r="5" />
      <circle className="paper" cx="92" cy="74" r="5" />
      <path
        className="glass"
        d="M86 16c-8 8-4 22 8 24l30 30c4 4 8 4 10 0s2-6-2-10L102 30c2-8-4-16-12-16l8 8-2 8-8 2z"
      />
      <path d="M112 14c10 0 18 6 20 16m6-7-6 8-8-6M2 90h146" />
    </>
  ),
};

const notesRead: Illustration = {
  name: 'unpacking-notes-read',
  title: 'Photos and notes inside the lid of a crate.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M20 6h110v54H20z" />
      <Rect x={30} y={14} width={36} height={38} />
      <path className="glass thin" d="M36 20h24v16H36z" />
      <path className="pen thin" d="M48 20v16M36 44h22" />
      <Rect x={76} y={14} width={44} height={38} />
      <Writing x={83} y={22} lines={[28, 30, 20]} />
      <path className="red" d="M83 43h16v4H83z" />
      <path className="shade" d="M12 60h126v30H12z" />
      <path className="paper" d="M22 60h106v8H22z" />
      <path d="M2 90h146" />
    </>
  ),
};

const trayOut: Illustration = {
  name: 'unpacking-tray-out',
  title: 'A tray with a vase slides out of a crate by its tapes.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M6 12h58v70H6zM12 82h14v8H12zM44 82h14v8H44z" />
      <path className="paper" d="M16 22h48v50H16z" />
      <path className="pen thin" d="M16 40l18-18M16 58l12-12" />
      <Vase x={74} y={20} scale={0.8} />
      <path className="box" d="M34 64h76v8H34z" />
      <path className="accent" d="M110 68h24m-8-6 8 6-8 6" />
      <path d="M2 90h146" />
    </>
  ),
};

const foamKept: Illustration = {
  name: 'unpacking-foam-kept',
  title: 'Two pieces of foam go back into the empty crate.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M22 46h106v36H22zM30 82h18v8H30zM102 82h18v8h-18z" />
      <path className="paper" d="M32 46h86v28H32z" />
      <path
        className="paper"
        d="M38 8h32v24c-10 0-14 6-14 12H38zM112 8H80v24c10 0 14 6 14 12h18z"
      />
      <path className="pen thin" d="M38 24l16-16M38 40l30-30M112 24 96 8M112 40 84 12" />
      <path className="accent" d="M75 12v42m-7-7 7 7 7-7" />
      <path d="M2 90h146" />
    </>
  ),
};

/** In the order of the steps. */
export const unpackingSteps = [waits, boltsOpened, notesRead, trayOut, foamKept] as const;
