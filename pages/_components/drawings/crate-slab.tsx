export interface CrateSlabProps {
  /** The corner at the back, and how high the slab is. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How much of the crate's depth it takes. */
  readonly deep?: number;
  readonly kind?: 'k' | 's';
  /** Seen into from above: no top. */
  readonly open?: boolean;
}

/** A slab or box of a crate's ground plan, seen from above and from one corner. */
export function CrateSlab({ x, y, height, deep = 1, kind = 'k', open }: CrateSlabProps) {
  const across = 100 * deep;
  const down = 48 * deep;
  return (
    <>
      <path className={open ? 's' : kind} d={`M${x} ${y}l130 52-${across} ${down}-130-52z`} />
      {open && <path className="p h" d={`M${x} ${y}v84`} />}
      <path className={kind} d={`M${x - across} ${y + down}l130 52v${height}l-130-52z`} />
      <path
        className={kind}
        d={`M${x - across + 130} ${y + down + 52}l${across}-${down}v${height}l-${across} ${down}z`}
      />
    </>
  );
}
