import type { ReactNode } from 'react';
import '../../_assets/css/draw.css';
import { PartNumber } from './part-number.tsx';

/** A framed picture and the four layers around it, pulled apart. */
export function PackingLayers() {
  return (
    <svg
      className="draw"
      viewBox="0 0 560 262"
      role="img"
      aria-label="How a framed picture is packed: the picture, paper, corner protectors, boards and box"
    >
      <path className="h" strokeDasharray="4 5" d="M6 152 556 118" />
      <Layer at={0}>
        <path className="k" d="M0 0h86v140H0z" />
        <path className="s" d="M12 12h62v116H12z" />
        <path className="p" d="M12 100l18-26 14 16 12-20 18 30" />
        <circle className="p" cx="56" cy="40" r="8" />
        <path className="p h" d="M12 12l62 116M74 12 12 128" />
      </Layer>
      <Layer at={1}>
        <path className="s" d="M0 0h86v140H0z" />
        <path className="p h" d="M0 0l28 24h30L86 0M28 24v92L0 140m28-24h30l28 24M58 24v92" />
      </Layer>
      <Layer at={2}>
        <path className="h" strokeDasharray="4 5" d="M0 0h86v140H0z" />
        <path className="k" d="M0 0h28L0 28zM86 0v28L58 0zM86 140H58l28-28zM0 140v-28l28 28z" />
      </Layer>
      <Layer at={3}>
        <path className="s" d="M8-6h86v152H8z" />
        <path className="s" d="M-4 0h86v152H-4z" />
        <path className="p h" d="M8 22h62M8 44h62M8 66h62M8 88h62M8 110h62M8 132h62" />
      </Layer>
      <Layer at={4}>
        <path className="k" d="M-6-8h100v162H-6z" />
        <path className="t" stroke="none" d="M38-7h12v160H38z" />
        <path className="p" d="M12 120V92m-7 8 7-8 7 8M76 120V92m-7 8 7-8 7 8" />
      </Layer>
    </svg>
  );
}

function Layer({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  const x = 12 + at * 112;
  return (
    <>
      <g transform={`translate(${x} 50) skewY(-16)`}>{children}</g>
      <PartNumber of={at + 1} x={x + 43} y={244} />
    </>
  );
}
