import type { Illustration } from './illustration.tsx';
import { Parcel, Rect, Writing } from './shapes.tsx';

export const whatItIsWorth: Illustration = {
  name: 'what-it-is-worth',
  title: 'A small sculpture with a price tag, and an appraisal with a seal.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path className="shade" d="M44 118h56v20H44zM26 138h92v16H26z" />
      <path
        className="paper"
        d="M26 118c0-24 14-32 36-34V70c-16-4-22-16-20-32 0-18 12-26 28-26s28 8 28 26l4 14-6 2c-2 12-6 16-14 16v14c22 2 36 10 36 34z"
      />
      <path className="pen thin" d="M43 38c10-12 30-14 54-4M46 28c10-8 28-8 46-2M88 44h6M90 58h6" />
      <path d="M104 92c14-12 22-16 34-14" />
      <path className="red" d="m132 70 34 10-8 26-34-10z" />
      <path className="white" d="m142 88 12 4" />
      <Rect x={184} y={22} width={82} height={116} />
      <Writing x={196} y={42} lines={[40, 58, 50, 58, 30]} />
      <circle className="shade" cx="242" cy="116" r="14" />
      <path className="pen" d="m236 116 4 5 8-10" />
    </>
  ),
};

export const measurePacked: Illustration = {
  name: 'measure-packed',
  title: 'A picture in its box: the arrows measure the box, not the picture.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <Rect x={50} y={12} width={190} height={120} look="box" />
      <Rect x={66} y={28} width={158} height={88} look="glass" />
      <Rect x={94} y={44} width={102} height={56} />
      <path className="pen" d="m100 94 26-32 18 18 16-14 30 28" />
      <path
        className="accent"
        d="M50 150h190m-182-7-8 7 8 7m174-14 8 7-8 7M32 12v120m-7-112 7-8 7 8m-14 104 7 8 7-8"
      />
    </>
  ),
};

export const eachTransfer: Illustration = {
  name: 'each-transfer',
  title: 'A route with four stops. At each stop the package moves to another truck.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path strokeDasharray="7 6" d="M30 132C60 60 100 60 116 96s50 40 66 0 50-50 72-64" />
      {[
        [30, 132],
        [116, 96],
        [182, 96],
      ].map(([cx, cy]) => (
        <circle key={cx} className="paper" cx={cx} cy={cy} r="9" />
      ))}
      <circle className="red" cx="254" cy="32" r="11" />
      <Parcel x={14} y={74} width={36} height={28} depth={10} labeled={false} />
      <g transform="translate(92 118)">
        <path className="paper" d="M0 0h40v26H0z" />
        <path className="glass" d="M40 8h11l9 9v9H40z" />
        <path className="red thin" d="M0 9h40v6H0z" />
        <circle className="shade" cx="12" cy="28" r="6" />
        <circle className="shade" cx="48" cy="28" r="6" />
      </g>
      <path className="glass" d="M168 30l44-12 14 6-22 12 16 14-10 2-22-10-14 8-6-2 6-14z" />
    </>
  ),
};

export const artPapers: Illustration = {
  name: 'art-papers',
  title: 'Three documents: a condition report with photos, a bill of sale, and an invoice.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <Rect x={18} y={26} width={86} height={116} />
      <path className="glass" d="M28 38h30v26H28zM64 38h30v26H64z" />
      <Writing x={28} y={78} lines={[60, 66, 48, 66, 40]} />
      <Rect x={98} y={14} width={86} height={116} />
      <Writing x={108} y={32} lines={[40, 66, 60, 66, 52]} />
      <path className="pen" d="M108 112c8-16 13 8 19-3s9 5 13 0 8-3 12 0" />
      <Rect x={178} y={34} width={86} height={116} />
      <Writing x={188} y={54} lines={[44, 66, 66, 66]} />
      <path className="pen thin" d="M236 64v44M178 112h86" />
      <path className="red thin" d="M222 120h32v14h-32z" />
    </>
  ),
};

export const restOvernight: Illustration = {
  name: 'rest-overnight',
  title:
    'A closed crate in a room at night, with the moon in the window and a camera on top of the box.',
  width: 280,
  height: 170,
  shapes: (
    <>
      <path d="M4 152h272" />
      <Rect x={186} y={18} width={72} height={72} look="ink" />
      <path className="paper" d="M232 34a20 20 0 1 0 10 34 24 24 0 0 1-10-34z" />
      <path className="white thin" d="M222 18v72M186 54h72" />
      <path className="box" d="M34 54h118v90H34z" />
      <path
        className="shade"
        d="M34 54h118v16H34zM34 128h118v16H34zM34 70h16v58H34zM136 70h16v58h-16z"
      />
      <path className="pen" d="m50 128 86-58" />
      <path className="shade" d="M44 144h22v8H44zM120 144h22v8h-22z" />
      <path className="red" d="M78 30h12l4-6h16l4 6h12v24H78z" />
      <circle className="paper" cx="102" cy="41" r="8" />
    </>
  ),
};
