import type { Illustration } from './illustration.tsx';
import { Parcel, Rect } from './shapes.tsx';

export const quoteNeeds: Illustration = {
  name: 'quote-needs',
  title: 'A box with a ZIP code on a scale, its three sides marked, and a tape measure.',
  width: 412,
  height: 196,
  shapes: (
    <>
      <path className="shade" d="M28 162h196v8H28z" />
      <path className="glass" d="M36 170h180l10 18H26z" />
      <path className="thick" d="M226 182h44V86" />
      <Rect x={236} y={48} width={68} height={40} look="glass" />
      <text className="large" x="270" y="75">
        lbs
      </text>
      <Parcel x={52} y={78} width={124} height={84} depth={44} labeled={false} />
      <Rect x={66} y={110} width={86} height={42} />
      <text x="74" y="127">
        ZIP
      </text>
      <path className="pen thin" d="M74 133h70v13H74zM88 133v13m14-13v13m14-13v13m14-13v13" />
      <path
        className="accent"
        d="M38 78v84m-6-9 6 9 6-9m-12-66 6-9 6 9M44 69l42-23m-11 0 11 0-5 9M50 56l-6 13 11-1M96 36h124m-9-6 9 6-9 6m-106-12-9 6 9 6"
      />
      <path className="paper" d="M362 174h44v10h-44z" />
      <path className="pen thin" d="M372 174v5m7-5v5m7-5v5m7-5v5" />
      <path className="thick" d="M406 172v16" />
      <path className="red" d="M310 188v-42q0-18 18-18h20q18 0 18 18v42z" />
      <circle className="paper" cx="338" cy="158" r="17" />
      <circle className="shade thin" cx="338" cy="158" r="6" />
      <path d="M4 188h404" />
    </>
  ),
};
