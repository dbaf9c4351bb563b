import { postnetBars } from './postnet-bars.ts';

const pitch = 5;
const height = 18;

/** A ZIP code as the bars that a sorting machine reads. */
export function Postnet({ zip }: { readonly zip: string }) {
  const bars = postnetBars(zip);
  const path = bars.map((tall, at) => `M${at * pitch + 1} ${tall ? 0 : height / 2}V${height}`);
  return (
    <svg
      className="postnet"
      viewBox={`0 0 ${bars.length * pitch} ${height}`}
      role="img"
      aria-label={`Postal bars for ZIP code ${zip}`}
    >
      <path d={path.join('')} />
    </svg>
  );
}
