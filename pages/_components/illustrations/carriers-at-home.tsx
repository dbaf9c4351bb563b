import type { Illustration } from './illustration.tsx';
import { BarLabel, Globe, Truck } from './objects.tsx';
import { Parcel, Rect } from './shapes.tsx';

/** What is particular to dropping off with each carrier. */
const size = { width: 120, height: 76 } as const;

export const fedexTruck: Illustration = {
  name: 'fedex-truck',
  title: 'A truck and a clock.',
  ...size,
  shapes: (
    <>
      <path d="M4 70h112" />
      <Truck x={8} y={24} />
      <circle className="paper" cx="103" cy="22" r="13" />
      <path className="pen" d="M103 14v8l5 4" />
    </>
  ),
};

export const upsLabel: Illustration = {
  name: 'ups-label',
  title: 'A box and a printed label.',
  ...size,
  shapes: (
    <>
      <path d="M4 70h112" />
      <Parcel x={8} y={34} width={46} height={36} depth={14} labeled={false} />
      <BarLabel x={68} y={8} />
    </>
  ),
};

export const uspsLetter: Illustration = {
  name: 'usps-letter',
  title: 'A letter and a stamp.',
  ...size,
  shapes: (
    <>
      <path d="M4 70h112" />
      <Rect x={12} y={14} width={80} height={52} />
      <path className="pen" d="m12 14 40 28 40-28" />
      <Rect x={84} y={34} width={26} height={32} />
      <Rect x={89} y={39} width={16} height={22} look="red thin" />
    </>
  ),
};

export const dhlGlobe: Illustration = {
  name: 'dhl-globe',
  title: 'A globe and a box.',
  ...size,
  shapes: (
    <>
      <path d="M4 70h112" />
      <Globe x={44} y={38} radius={31} />
      <Parcel x={76} y={46} width={28} height={24} depth={10} labeled={false} />
    </>
  ),
};
