import type { Illustration } from './illustration.tsx';
import { Rect } from './shapes.tsx';

const size = { width: 150, height: 100 } as const;

const termChosen: Illustration = {
  name: 'term',
  title: 'A phone rings beside a calendar on which a semester is marked.',
  ...size,
  shapes: (
    <>
      <rect className="paper" x="10" y="12" width="38" height="78" rx="6" />
      <path className="glass" d="M10 22h38v52H10z" />
      <path className="pen" d="M20 36c0 12 7 20 17 22l4-7-8-5-4 4c-2-2-4-4-4-7l4-4-3-8z" />
      <path d="M56 32q6 10 0 20M63 26q10 16 0 32" />
      <Rect x={80} y={16} width={62} height={74} />
      <path className="shade" d="M80 16h62v16H80z" />
      <path className="pen" d="M94 10v12M128 10v12" />
      <path className="red thin" d="M88 40h30v12H88zM88 58h46v10H88z" />
      <path className="pen thin" d="M88 40h46v42H88zM88 54h46M88 68h46M103 40v42M119 40v42" />
    </>
  ),
};

const idsInHand: Illustration = {
  name: 'ids',
  title: 'An open wallet with a student ID and a driver’s license.',
  ...size,
  shapes: (
    <>
      <Rect x={16} y={14} width={56} height={40} />
      <path className="red thin" d="M16 14h56v9H16z" />
      <path className="box thin" d="M22 29h14v18H22z" />
      <path className="pen thin" d="M42 33h22M42 41h16" />
      <Rect x={82} y={20} width={56} height={40} look="glass" />
      <path className="paper thin" d="M88 28h14v18H88z" />
      <path className="pen thin" d="M108 32h22M108 40h22M88 53h30" />
      <path className="shade" d="M8 46h66v44H16c-5 0-8-3-8-8zM76 46h66v36c0 5-3 8-8 8H76z" />
      <path className="pen thin" strokeDasharray="4 4" d="M14 52h54v32M82 84V52h54" />
    </>
  ),
};

const paidInParts: Illustration = {
  name: 'rent',
  title: 'A receipt with three lines, a card, and a key on a ring.',
  ...size,
  shapes: (
    <>
      <path className="paper" d="M14 6h52v84l-6-5-7 5-6-5-7 5-6-5-7 5-6-5-7 5z" />
      <path className="pen thin" d="M22 20h22M52 20h8M22 32h16M52 32h8M22 44h26M52 44h8M22 54h38" />
      <path className="red" d="M42 62h18v9H42z" />
      <Rect x={80} y={16} width={60} height={36} look="box" />
      <path className="shade" d="M80 24h60v8H80z" />
      <circle cx="92" cy="74" r="14" />
      <path className="glass" d="M104 68h34v7h-5v7h-6v-7h-6v5h-6v-5h-11z" />
      <circle className="glass" cx="102" cy="72" r="9" />
      <circle className="paper" cx="100" cy="72" r="3" />
    </>
  ),
};

const addressShared: Illustration = {
  name: 'address',
  title: 'One address goes to a house, a bank and a store.',
  ...size,
  shapes: (
    <>
      <Rect x={6} y={30} width={58} height={40} />
      <path className="pen thin" d="M6 30l29 22 29-22" />
      <path className="red" d="M46 56h12v9H46z" />
      <path strokeDasharray="4 5" d="M70 42 98 20M70 50h28M70 58l28 22" />
      <path className="box" d="M108 14h26v16h-26z" />
      <path className="shade" d="m103 14 18-11 18 11z" />
      <path className="paper" d="M106 46h30v16h-30z" />
      <path
        className="shade"
        d="m103 46 18-8 18 8zM111 49h4v13h-4zM119 49h4v13h-4zM127 49h4v13h-4z"
      />
      <path className="glass" d="M106 80h30v14h-30z" />
      <path className="box" d="M103 72h36l3 8h-42z" />
    </>
  ),
};

/** In the order of the steps. */
export const campusSteps = [termChosen, idsInHand, paidInParts, addressShared] as const;
