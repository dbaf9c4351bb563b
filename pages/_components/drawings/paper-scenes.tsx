import './draw.css';

export interface PaperSizesProps {
  /** In inches. */
  readonly sizes: readonly {
    readonly name: string;
    readonly width: number;
    readonly height: number;
  }[];
}

/** Sheets side by side, drawn to one scale. */
export function PaperSizes({ sizes }: PaperSizesProps) {
  const scale = 10;
  const gap = 16;
  const lefts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((left, { width }) => left + width * scale + gap, 4),
  );
  const names = sizes.map(({ name, width, height }) => `${name} ${width}×${height}`);
  return (
    <svg
      className="draw"
      viewBox="0 0 320 178"
      role="img"
      aria-label={`Paper sizes in inches, drawn to scale: ${names.join(', ')}`}
    >
      {sizes.map(({ name, width, height }, index) => {
        const left = lefts[index] ?? 0;
        const top = 174 - height * scale;
        return (
          <g key={name}>
            <path
              className="s"
              d={`M${left} ${top}h${width * scale}v${height * scale}h${-width * scale}z`}
            />
            <path className="t" stroke="none" d={`M${left + 10} ${top + 14}h28v5h-28z`} />
            <path className="p h" d={lines(left + 10, top + 78, 168, width * scale - 20)} />
            <text className="p" x={left + 10} y={top + 42}>
              {name}
            </text>
            <text className="p" x={left + 10} y={top + 61}>
              {`${width}×${height} in`}
            </text>
          </g>
        );
      })}
      <path d="M0 175h320" />
    </svg>
  );
}

/** Lines of writing, down to the foot of a sheet. */
function lines(left: number, top: number, foot: number, width: number): string {
  const count = Math.floor((foot - top) / 12);
  return Array.from({ length: count }, (_, line) => `M${left} ${top + 12 * line}h${width}`).join(
    '',
  );
}

/** The first page of a fax, to be filled in. */
export function FaxCover() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 190"
      role="img"
      aria-label="A fax cover sheet with lines for the recipient, the fax number, the sender and the number of pages"
    >
      <path className="b" d="M8 8h304v38H8z" />
      <path className="s" stroke="none" d="M22 24h70v6H22zM260 18h38v18h-38z" />
      <path className="p h" d="M266 24h26M266 30h18" />
      <text x="8" y="78">
        To
      </text>
      <text x="8" y="112">
        Fax no.
      </text>
      <text x="8" y="146">
        From
      </text>
      <text x="8" y="180">
        Pages
      </text>
      <path className="h" d="M90 82h222M90 150h222M90 184h60" />
      <path d="M92 94h57v22H92zM161 94h57v22h-57zM230 94h76v22h-76zM111 94v22M130 94v22M180 94v22M199 94v22M249 94v22M268 94v22M287 94v22" />
      <path stroke="var(--red)" strokeWidth="3" d="M262 176h44m-11-9 11 9-11 9" />
    </svg>
  );
}

/** Paper in, file out. */
export function ScanBeam() {
  return (
    <svg
      className="draw"
      viewBox="0 0 300 160"
      role="img"
      aria-label="A paper page on a scanner becomes a PDF file"
    >
      <path className="s" d="M14 14h96v128H14z" />
      <path className="p h" d="M28 34h68M28 46h68M28 58h50M28 94h68M28 106h68M28 118h40" />
      <path className="t" stroke="none" d="M4 72h116v9H4z" />
      <path d="M132 78h40m-10-9 10 9-10 9" />
      <path className="k" d="M190 14h62l34 34v94h-96z" />
      <path className="p" d="M252 14v34h34" />
      <text className="p" x="224" y="104">
        PDF
      </text>
    </svg>
  );
}

/** A passport photo with its size, and a page that is half in strips. */
export function PhotoAndStrips() {
  return (
    <svg
      className="draw"
      viewBox="4 0 312 180"
      role="img"
      aria-label="A passport photo, 2 inches wide and 2 inches high, next to a shredded page"
    >
      <path className="m" d="M8 34h112v112H8z" />
      <path className="k" d="M26 146c0-30 16-40 38-40s38 10 38 40z" />
      <circle className="s" cx="64" cy="80" r="24" />
      <path className="p h" d="M56 78h1M71 78h1M58 90h12" />
      <path className="h" d="M8 18h112M8 12v12M120 12v12M136 34v112M130 34h12M130 146h12" />
      <text className="n" x="64" y="23">
        2 in
      </text>
      <text className="n" x="138" y="94">
        2 in
      </text>
      <path className="s" d="M198 6h96v74h-96z" />
      <path className="p h" d="M212 22h68M212 34h68M212 46h44" />
      <path className="b" d="M180 62h132v26H180z" />
      <path className="t" stroke="none" d="M292 71h8v8h-8z" />
      <path d="M204 88l-4 78M220 88l3 84M236 88l-2 74M252 88l4 82M268 88l-3 76M284 88l3 80" />
    </svg>
  );
}
