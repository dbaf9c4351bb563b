import type { Illustration } from './illustration.tsx';
import { Guitar, itemShapes, type PackingItemName } from './packing-items.tsx';
import { Bubbles, Fill, Foam, Rect } from './shapes.tsx';

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
  shapes: (
    <>
      <Packed item="glasses" layers={['box', 'fill', 'box', 'bubbles']} />
      <path className="box" d="M137 42h6v116h-6z" />
    </>
  ),
};
export const packedLamp: Illustration = {
  name: 'packed-lamp',
  title: 'The base of a lamp in layers: 1 outer box, 2 fill, 3 inner box, 4 bubble wrap.',
  ...size,
  shapes: <Packed item="lampBase" layers={['box', 'fill', 'shade', 'bubbles']} />,
};
export const packedScreen: Illustration = {
  name: 'packed-screen',
  title: 'A screen in layers: 1 box, 2 foam blocks, 3 foam sheet.',
  ...size,
  shapes: <Packed item="screen" layers={['box', 'foam', 'glass']} scale={1.3} />,
};
export const packedGuitar: Illustration = {
  name: 'packed-guitar',
  title: 'A guitar in layers: 1 box, 2 fill, 3 hard case.',
  ...size,
  shapes: (
    <>
      <Packed layers={['box', 'fill']} />
      <path
        className="shade"
        d="M72 56h64c16 0 16 16 34 16h62c12 0 16 10 16 28s-4 28-16 28h-62c-18 0-18 16-34 16H72c-16 0-24-20-24-44s8-44 24-44z"
      />
      <g transform="translate(158 100)rotate(90)scale(1.5)translate(-50 -46)">
        <Guitar />
      </g>
      <LayerNumber of={3} x={64} y={112} />
    </>
  ),
};
export const packedFramed: Illustration = {
  name: 'packed-framed',
  title:
    'A framed picture in layers: 1 mirror box, 2 foam board, 3 bubble wrap, 4 glassine and corners.',
  ...size,
  shapes: <Packed item="framed" scale={0.8} layers={['box', 'paper', 'bubbles', 'paper']} />,
};
export const packedCanvas: Illustration = {
  name: 'packed-canvas',
  title:
    'A canvas in layers: 1 mirror box, 2 boards, 3 bubble wrap with the bubbles outward, 4 glassine.',
  ...size,
  shapes: <Packed item="canvas" layers={['box', 'shade', 'bubbles', 'paper']} />,
};
export const packedPrint: Illustration = {
  name: 'packed-print',
  title: 'A print in layers: 1 rigid mailer, 2 two boards, 3 glassine and paper corners.',
  ...size,
  shapes: <Packed item="print" layers={['box', 'shade', 'paper']} />,
};

interface PackedProps {
  readonly item?: PackingItemName;
  /** From the outside in. */
  readonly layers: readonly (keyof typeof materials | 'box' | 'shade' | 'paper' | 'glass')[];
  /** How many times as large as its button shows the item. */
  readonly scale?: number;
}

const materials = { bubbles: Bubbles, fill: Fill, foam: Foam };

/** A box cut open: each layer is inside the one before, with its number on the left. */
function Packed({ item, layers, scale = 1 }: PackedProps) {
  const insets = layers.map((_, at) => 4 + at * 19);
  return (
    <>
      {layers.map((look, at) => {
        const inset = insets[at] ?? 0;
        const place = { x: inset, y: inset, width: 280 - 2 * inset, height: 200 - 2 * inset };
        if (!isMaterial(look)) return <Rect key={inset} look={look} {...place} />;
        const Material = materials[look];
        return <Material key={inset} {...place} />;
      })}
      {item && (
        <g transform={`translate(140 100)scale(${scale})translate(-50 -50)`}>{itemShapes[item]}</g>
      )}
      {insets.map((inset, at) => (
        <LayerNumber key={inset} of={at + 1} x={inset + 10} y={64 + at * 24} />
      ))}
    </>
  );
}

function isMaterial(look: string): look is keyof typeof materials {
  return look in materials;
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
