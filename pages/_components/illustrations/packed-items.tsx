import type { Illustration } from './illustration.tsx';
import { itemShapes, type PackingItemName } from './packing-items.tsx';
import { Fill, Rect } from './shapes.tsx';

const size = { width: 280, height: 200 };

export const packedDishes: Illustration = {
  name: 'packed-dishes',
  title: 'Dishes in layers: 1 outer box, 2 fill, 3 inner box, 4 paper between the plates.',
  ...size,
  shapes: <Packed item="dishes" layers={['box', 'fill', 'box', 'paper']} />,
};
export const packedGlasses: Illustration = {
  name: 'packed-glasses',
  title: 'Glasses in layers: 1 outer box, 2 fill, 3 box with dividers, 4 bubble wrap.',
  ...size,
  shapes: <Packed item="glasses" layers={['box', 'fill', 'box', 'glass']} />,
};
export const packedLamp: Illustration = {
  name: 'packed-lamp',
  title: 'The base of a lamp in layers: 1 outer box, 2 fill, 3 inner box, 4 bubble wrap.',
  ...size,
  shapes: <Packed item="lampBase" layers={['box', 'fill', 'shade', 'glass']} />,
};
export const packedScreen: Illustration = {
  name: 'packed-screen',
  title: 'A screen in layers: 1 box, 2 foam blocks, 3 foam sheet.',
  ...size,
  shapes: <Packed item="screen" layers={['box', 'glass', 'paper']} />,
};
export const packedGuitar: Illustration = {
  name: 'packed-guitar',
  title: 'A guitar in layers: 1 box, 2 fill, 3 hard case.',
  ...size,
  shapes: <Packed item="guitar" layers={['box', 'fill', 'shade']} />,
};
export const packedFramed: Illustration = {
  name: 'packed-framed',
  title:
    'A framed picture in layers: 1 mirror box, 2 foam board, 3 bubble wrap, 4 glassine and corners.',
  ...size,
  shapes: <Packed item="framed" layers={['box', 'paper', 'glass', 'paper']} />,
};
export const packedCanvas: Illustration = {
  name: 'packed-canvas',
  title:
    'A canvas in layers: 1 mirror box, 2 boards, 3 bubble wrap with the bubbles outward, 4 glassine.',
  ...size,
  shapes: <Packed item="canvas" layers={['box', 'shade', 'glass', 'paper']} />,
};
export const packedPrint: Illustration = {
  name: 'packed-print',
  title: 'A print in layers: 1 rigid mailer, 2 two boards, 3 glassine and paper corners.',
  ...size,
  shapes: <Packed item="print" layers={['box', 'shade', 'paper']} />,
};

interface PackedProps {
  readonly item: PackingItemName;
  /** From the outside in. */
  readonly layers: readonly ('box' | 'shade' | 'paper' | 'glass' | 'ink' | 'fill')[];
}

/** A box cut open: each layer is inside the one before, with its number on the left. */
function Packed({ item, layers }: PackedProps) {
  const insets = layers.map((_, at) => 4 + at * 19);
  return (
    <>
      {layers.map((look, at) => {
        const inset = insets[at] ?? 0;
        const place = { x: inset, y: inset, width: 280 - 2 * inset, height: 200 - 2 * inset };
        return look === 'fill' ? (
          <Fill key={inset} {...place} />
        ) : (
          <Rect key={inset} look={look} {...place} />
        );
      })}
      <g transform="translate(90 50)">{itemShapes[item]}</g>
      {insets.map((inset, at) => (
        <LayerNumber key={inset} of={at + 1} x={inset + 10} y={64 + at * 24} />
      ))}
    </>
  );
}

function LayerNumber({
  of,
  x,
  y,
}: {
  readonly of: number;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <>
      <circle className="ink" cx={x} cy={y} r="9" />
      <text className="mid on-ink" x={x} y={y + 5}>
        {of}
      </text>
    </>
  );
}
