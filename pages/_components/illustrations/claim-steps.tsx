import type { Illustration } from './illustration.tsx';
import { AddressLabel, Rect, Writing } from './shapes.tsx';

const size = { width: 150, height: 100 } as const;

const everythingKept: Illustration = {
  name: 'claim-everything-kept',
  title: 'An open box with its label, its packing, and the pieces of a mug.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M10 44h76v46H10z" />
      <path className="shade" d="M10 44 2 30h18l10 14zM86 44l8-14H76L66 44z" />
      <path className="paper" d="M26 44c-2-14 8-18 14-10 4-12 18-10 18 0 8-4 14 2 12 10z" />
      <AddressLabel x={20} y={56} width={34} height={24} />
      <path className="red" d="M100 60h14l-4 10 6 6-4 14h-12zM122 60h10v30h-12l4-14-6-6z" />
      <path className="accent" d="M132 66c12-2 12 16 0 16" />
      <path d="M2 90h146" />
    </>
  ),
};

const photosTaken: Illustration = {
  name: 'claim-photos-taken',
  title: 'A phone takes a photo of the dented corner of a box.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M6 40h56l-10 14 10 10-6 12 6 14H6z" />
      <path className="shade" d="M6 40l16-14h52L62 40z" />
      <path className="red" d="M26 40h12v14H26z" />
      <path className="thin" strokeDasharray="4 5" d="M68 52l20-24M68 78h20" />
      <rect className="paper" x="92" y="6" width="48" height="84" rx="6" />
      <path className="glass" d="M92 18h48v54H92z" />
      <path className="box thin" d="M100 36h30l-5 8 5 5-3 6 3 9h-30z" />
      <circle className="red" cx="116" cy="81" r="5" />
      <path d="M2 90h84" />
    </>
  ),
};

const reportedInTime: Illustration = {
  name: 'claim-reported-in-time',
  title: 'A clock, and a phone that calls.',
  ...size,
  shapes: (
    <>
      <circle className="paper" cx="46" cy="50" r="38" />
      <path className="pen" d="M46 18v6M46 76v6M14 50h6M72 50h6" />
      <path className="red thin" d="M46 50V22a28 28 0 0 1 27 34z" />
      <path className="pen" d="M46 50V26M46 50l24 5" />
      <rect className="paper" x="104" y="16" width="36" height="74" rx="6" />
      <path className="glass" d="M104 26h36v48h-36z" />
      <path className="pen" d="M114 40c0 12 6 20 16 22l3-7-7-4-4 3c-2-2-3-4-4-7l4-3-3-8z" />
      <path d="M98 30q-6 12 0 24M91 24q-9 18 0 36" />
    </>
  ),
};

const valueShown: Illustration = {
  name: 'claim-value-shown',
  title: 'A receipt and an appraisal with a seal.',
  ...size,
  shapes: (
    <>
      <path className="paper" d="M12 8h50v82l-7-5-6 5-6-5-6 5-6-5-6 5-7-5-6 5z" />
      <Writing x={20} y={22} lines={[34, 26, 34]} />
      <path className="red" d="M34 60h20v10H34z" />
      <Rect x={78} y={14} width={60} height={76} />
      <path className="glass thin" d="M90 24h36v22H90z" />
      <path className="pen thin" d="m94 44 8-10 6 5 5-7 9 12M90 56h36M90 64h24" />
      <circle className="shade" cx="122" cy="74" r="9" />
      <path className="shade" d="m116 80-3 12 9-4 9 4-3-12z" />
    </>
  ),
};

/** In the order of the steps. */
export const claimSteps = [everythingKept, photosTaken, reportedInTime, valueShown] as const;
