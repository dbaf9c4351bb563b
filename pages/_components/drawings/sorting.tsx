import '../../_assets/css/draw.css';

export interface SortingProps {
  /** Up to four carriers, and what goes with each: a few words. */
  readonly ways: readonly (readonly [carrier: string, what: string])[];
}

const pitch = 54;

/** One parcel and the tags it can leave under. */
export function Sorting({ ways }: SortingProps) {
  const said = ways.map(([carrier, what]) => `${what} with ${carrier}`).join(', ');
  return (
    <svg
      className="draw"
      viewBox={`0 0 400 ${ways.length * pitch}`}
      role="img"
      aria-label={`Which carrier fits: ${said}.`}
    >
      <path className="s" d="M4 80h84v62H4z" />
      <path className="t" d="M38 80h16v62H38z" />
      <path className="p h" d="M62 122h18m-18 8h12" />
      {ways.map(([carrier, what], row) => (
        <Tag key={carrier} y={row * pitch + 26} {...{ carrier, what }} />
      ))}
    </svg>
  );
}

interface TagProps {
  readonly carrier: string;
  readonly what: string;
  readonly y: number;
}

/** A tag at the end of its string. */
function Tag({ carrier, what, y }: TagProps) {
  return (
    <>
      <path d={`M88 111C140 111 120 ${y} 186 ${y}`} />
      <path className="s" d={`M396 ${y - 22}v44H190l-16-22 16-22z`} />
      <circle className="p b" cx="190" cy={y} r="4" />
      <text className="p" x="206" y={y + 5} fontWeight="800">
        {carrier}
      </text>
      <text className="p" x="262" y={y + 5}>
        {what}
      </text>
    </>
  );
}
