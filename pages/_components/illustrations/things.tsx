interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

interface SizedProps extends PlaceProps {
  readonly width: number;
  readonly height: number;
}

/** A framed landscape; a sailboat if it is much higher than wide. */
export function Picture({ x, y, width, height }: SizedProps) {
  const [left, top, wide, high] = [x + 8, y + 8, width - 16, height - 16];
  return (
    <>
      <path className="box" d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      <path className="paper thin" d={`M${left} ${top}h${wide}v${high}h${-wide}z`} />
      <path
        className="glass thin"
        d={
          height > width * 1.35
            ? `M${left} ${top + high}v${-high * 0.28}h${wide}v${high * 0.28}zM${left + wide * 0.5} ${top + high * 0.62}v${-high * 0.46}l${wide * 0.34} ${high * 0.46}zM${left + wide * 0.4} ${top + high * 0.62}v${-high * 0.3}l${-wide * 0.22} ${high * 0.3}z`
            : `M${left} ${top + high}v${-high * 0.35}l${wide * 0.35} ${-high * 0.3} ${wide * 0.25} ${high * 0.25} ${wide * 0.15} ${-high * 0.1} ${wide * 0.25} ${high * 0.25}v${high * 0.25}z`
        }
      />
    </>
  );
}

/** A closed crate on its skids, with battens around its front. */
export function Crate({ x, y, width, height }: SizedProps) {
  const [edge, bottom] = [Math.min(14, width * 0.12), y + height - 8];
  const face = bottom - y;
  return (
    <>
      <path
        className="shade"
        d={`M${x + 8} ${bottom}h18v8h-18zM${x + width - 26} ${bottom}h18v8h-18z`}
      />
      <path className="shade" d={`M${x} ${y}h${width}v${face}h${-width}z`} />
      <path
        className="box"
        d={`M${x} ${y}h${width}v${edge}h${-width}zM${x} ${bottom - edge}h${width}v${edge}h${-width}zM${x} ${y + edge}h${edge}v${face - 2 * edge}h${-edge}zM${x + width - edge} ${y + edge}h${edge}v${face - 2 * edge}h${-edge}z`}
      />
    </>
  );
}

export interface VaseProps extends PlaceProps {
  readonly scale?: number;
}

/** A vase, 54 units high. */
export function Vase({ x, y, scale = 1 }: VaseProps) {
  const place = scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y})scale(${scale})`;
  return (
    <g transform={place} strokeWidth={2 / scale}>
      <path className="glass" d="M-12 0h24l-4 12c22 8 20 30 6 42h-28c-14-12-16-34 6-42z" />
      <path className="pen thin" d="M-18 28h36M-16 36h32" />
    </g>
  );
}
