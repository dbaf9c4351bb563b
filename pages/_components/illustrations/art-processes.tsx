import type { ReactNode } from 'react';
import type { Illustration } from './illustration.tsx';
import { Count } from './shapes.tsx';

export const framedPictureLayers: Illustration = {
  name: 'framed-picture-layers',
  title:
    'A framed picture pulled apart, numbered from the inside out: tape, paper, corner protectors, boards and box.',
  width: 560,
  height: 262,
  shapes: (
    <>
      <path className="thin" strokeDasharray="4 5" d="M6 152 556 118" />
      <Layer at={0}>
        <path className="box" d="M0 0h86v140H0z" />
        <path className="paper" d="M12 12h62v116H12z" />
        <path className="pen" d="M12 100l18-26 14 16 12-20 18 30" />
        <circle className="pen" cx="56" cy="40" r="8" />
        <path className="pen thin" d="M12 12l62 116M74 12 12 128" />
      </Layer>
      <Layer at={1}>
        <path className="paper" d="M0 0h86v140H0z" />
        <path className="pen thin" d="M0 0l28 24h30L86 0M28 24v92L0 140m28-24h30l28 24M58 24v92" />
      </Layer>
      <Layer at={2}>
        <path className="thin" strokeDasharray="4 5" d="M0 0h86v140H0z" />
        <path className="box" d="M0 0h28L0 28zM86 0v28L58 0zM86 140H58l28-28zM0 140v-28l28 28z" />
      </Layer>
      <Layer at={3}>
        <path className="paper" d="M8-6h86v152H8z" />
        <path className="paper" d="M-4 0h86v152H-4z" />
        <path className="pen thin" d="M8 22h62M8 44h62M8 66h62M8 88h62M8 110h62M8 132h62" />
      </Layer>
      <Layer at={4}>
        <path className="box" d="M-6-8h100v162H-6z" />
        <path className="red" d="M38-7h12v160H38z" />
        <path className="pen" d="M12 120V92m-7 8 7-8 7 8M76 120V92m-7 8 7-8 7 8" />
      </Layer>
    </>
  ),
};

export const conditionReport: Illustration = {
  name: 'condition-report',
  title:
    'A framed picture with four numbered marks for a condition report: on the frame, the surface, the edge and the back.',
  width: 420,
  height: 262,
  shapes: (
    <>
      <path className="box" d="M60 28h220v212H60z" />
      <path className="paper" d="M78 46h184v176H78z" />
      <path className="pen" d="M78 176l44-58 36 40 30-50 74 78" />
      <circle className="pen" cx="216" cy="84" r="15" />
      <path
        className="pen thin"
        strokeDasharray="3 5"
        d="M139 46v176M201 46v176M78 105h184M78 163h184"
      />
      <g>
        {['A', 'B', 'C'].map((letter, at) => (
          <text key={letter} className="large ground" x={108 + at * 62} y="19">
            {letter}
          </text>
        ))}
        {[1, 2, 3].map((row) => (
          <text key={row} className="large ground" x="42" y={22 + row * 58}>
            {row}
          </text>
        ))}
      </g>
      <path className="paper" d="M60 240v-16l9 6-3 10z" />
      <path className="pen" d="M84 58c10 12 16 10 26 32" />
      <path className="pen" d="M262 130c-8 8-8 20 0 30" />
      <path className="paper" d="M322 46h84v176h-84z" />
      <path className="pen thin" d="M322 46l84 176M406 46l-84 176" />
      <path className="box" d="M334 108h40v24h-40z" />
      <text className="large ground" x="364" y="246">
        Back
      </text>
      <Count of={1} x={92} y={216} />
      <Count of={2} x={121} y={64} />
      <Count of={3} x={226} y={134} />
      <Count of={4} x={386} y={96} />
    </>
  ),
};

export const deliveryStops: Illustration = {
  name: 'delivery-stops',
  title:
    'A floor plan with four numbered stops of a delivery, from the truck at the curb to a wall in the back room.',
  width: 440,
  height: 262,
  shapes: (
    <>
      <path className="thin" d="M96 6v250" strokeDasharray="10 8" />
      <path className="box" d="M12 108h66v96H12zM20 84h50v24H20z" />
      <path className="paper" d="M166 20h262v224H166z" />
      <path
        className="pen"
        strokeWidth="5"
        d="M166 180V20h262v224H166v-24M286 20v70M286 130v114M286 160h142"
      />
      <path className="thin" d="M166 180c-22 0-36 16-36 40h36" />
      <path className="pen thin" d="M286 90c22 0 36 16 36 40h-36" />
      <path className="pen thin" d="M196 244v-44M206 244v-44M216 244v-44M226 244v-44" />
      <path className="box" d="M340 24h64v12h-64z" />
      <path
        className="way"
        strokeDasharray="7 7"
        d="M78 200h140c20 0 26-16 26-34v-36c0-14 8-20 22-20h80c18 0 26-12 26-28V48"
      />
      <Count of={1} x={114} y={200} />
      <Count of={2} x={190} y={200} />
      <Count of={3} x={346} y={110} />
      <Count of={4} x={372} y={60} />
    </>
  ),
};

function Layer({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  const x = 12 + at * 112;
  return (
    <>
      <g transform={`translate(${x} 50) skewY(-16)`}>{children}</g>
      <Count of={at + 1} x={x + 43} y={244} />
    </>
  );
}
