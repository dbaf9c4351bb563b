import type { Illustration } from './illustration.tsx';

const stretches = ['Deliver', 'Ship', 'Pack', 'Check in', 'Quote', 'List'];

export const planFromTheDay: Illustration = {
  name: 'plan-from-the-day',
  title: 'A plan counted back from the opening day: deliver, ship, pack, check in, quote, list.',
  width: 410,
  height: 264,
  shapes: (
    <>
      <path className="red" d="M392 8h8v242h-8z" />
      <text className="ground" x="382" y="20" textAnchor="end">
        Installation
      </text>
      {stretches.map((stretch, at) => (
        <g key={stretch}>
          <path
            className="thin"
            strokeDasharray="3 5"
            d={`M${320 - at * 62} ${62 + at * 34}v${188 - at * 34}`}
          />
          <path
            className={at % 2 ? 'paper' : 'box'}
            d={`M${320 - at * 62} ${32 + at * 34}h72v30h-72z`}
          />
          <text x={356 - at * 62} y={52 + at * 34} textAnchor="middle">
            {stretch}
          </text>
        </g>
      ))}
      <path d="M396 250H14m10-8-10 8 10 8" />
    </>
  ),
};

const lines = ['Invoice paid', 'Release letter sent', 'Shipper named'];

export const lotTag: Illustration = {
  name: 'lot-tag',
  title:
    'The tag of an auction lot, with check marks for the paid invoice, the release letter and the shipper.',
  width: 410,
  height: 220,
  shapes: (
    <>
      <path className="box" d="M112 20h296v196H112L58 150V86z" />
      <circle className="paper" cx="92" cy="118" r="12" />
      <path d="M4 62C30 4 84 40 92 118" />
      <text x="158" y="56" className="large">
        Lot
      </text>
      <path className="paper" d="M196 34h190v32H196z" />
      {lines.map((line, at) => (
        <g key={line} transform={`translate(134 ${88 + at * 38})`}>
          <path className="paper" d="M0 0h24v24H0z" />
          <path className="pen" strokeWidth="4" d="M5 12l6 7L21 3" />
          <text x="38" y="17">
            {line}
          </text>
          <path className="pen thin" d="M38 26h214" />
        </g>
      ))}
    </>
  ),
};

export const dayAndNight: Illustration = {
  name: 'day-and-night',
  title:
    'Over a day and a night, the temperature in a regular truck rises and falls. In the insulated box it changes less.',
  width: 416,
  height: 244,
  shapes: (
    <>
      <path className="paper" d="M20 14h386v190H20z" />
      <path className="box" d="M21 96h384v34H21z" />
      <path
        className="pen"
        strokeWidth="4"
        d="M22 150c40 0 50-110 94-110s52 140 98 140 52-140 98-140 52 110 92 110"
      />
      <path
        className="pen"
        strokeDasharray="7 6"
        d="M22 116c60 0 60-8 110-8s60 12 104 12 60-12 108-12 40 8 60 8"
      />
      <path className="thin" d="M116 204v8M214 204v8M312 204v8" />
      <g>
        <text className="large ground" x="116" y="230">
          Noon
        </text>
        <text className="large ground" x="214" y="230">
          Night
        </text>
        <text className="large ground" x="312" y="230">
          Noon
        </text>
        <text className="large" x="214" y="34">
          Regular truck
        </text>
        <text className="large" x="214" y="88">
          In the box
        </text>
        <text x="28" y="32">
          Temperature
        </text>
      </g>
    </>
  ),
};
