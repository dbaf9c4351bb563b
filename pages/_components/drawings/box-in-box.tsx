import './draw.css';

/** A vase goes into a small box, and that one into a larger box with fill around it. */
export function BoxInBox() {
  return (
    <svg
      className="draw"
      viewBox="0 0 440 270"
      role="img"
      aria-label="A vase goes into a small box, and the small box into a larger one with fill on all sides"
    >
      <path d="M4 258h432" />
      <path className="s" d="M38 128h34l-8 18c24 16 24 78 8 112H38c-16-34-16-96 8-112z" />
      <path className="t" d="M27 188h56q2 12 0 24H27q-2-12 0-24z" />
      <path strokeWidth="3" d="M62 104c16-44 52-50 84-22m-18-2 18 2-2-18" />
      <path className="k2" d="m128 150-24-28h30l20 22zM212 150l24-28h-30l-20 22z" />
      <path className="s" d="M140 150h60v-14l-16 6-14-10-16 10-14-6z" />
      <path className="k" d="M128 150h84v108h-84z" />
      <path className="p h" d="M128 176h84" />
      <path className="t" d="M162 150h16v34h-16z" />
      <path strokeWidth="3" d="M192 104c12-58 64-70 108-36m-18-1 18 1-1-18" />
      <path className="k2" d="m262 122-26-34h36l24 28zM416 122l22-34h-32l-24 28z" />
      <path className="s" d="M278 122h124v-16l-18 8-20-12-22 12-24-12-20 12-20-6z" />
      <path className="k" d="M262 122h154v136H262z" />
      <path className="m" strokeDasharray="6 5" d="M302 156h74v82h-74z" />
      <path
        className="p h"
        d="M286 140l12 8m74-10-10 10m34 40-12 4m-104-6 12 6m-8 58 10-10m102 12-10-12"
      />
      <path className="t" d="M330 156h18v26h-18z" />
    </svg>
  );
}
