import { postnetBars } from './postnet-bars.ts';

const pitch = 5;
const height = 18;

/** A ZIP code as the bars that a sorting machine reads. */
export function Postnet({ zip }: { readonly zip: string }) {
  const bars = postnetBars(zip);
  // Each begins where the last one ended, as marks on a ruler do: written alike, they compress.
  const path = bars.map((isTall) => {
    const length = isTall ? height : height / 2;
    return `m${pitch}-${length}v${length}`;
  });
  return (
    <svg
      width={160}
      height={height}
      stroke="currentColor"
      strokeWidth="2.4"
      viewBox={`0 0 ${bars.length * pitch} ${height}`}
      role="img"
      aria-label={`Postal bars for ZIP code ${zip}`}
    >
      <path d={`M${1 - pitch} ${height}${path.join('')}`} />
    </svg>
  );
}
