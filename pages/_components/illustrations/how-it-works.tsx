import type { Illustration } from './illustration.tsx';
import { Truck, Vase } from './objects.tsx';
import { Parcel, Rect } from './shapes.tsx';

const size = { width: 140, height: 90 } as const;

export const bringItem: Illustration = {
  name: 'bring-item',
  title: 'A vase and an open box on the counter.',
  ...size,
  shapes: (
    <>
      <path d="M4 82h132" />
      <Vase x={24} y={44} />
      <Parcel x={62} y={42} width={50} height={40} depth={16} taped={false} labeled={false} />
    </>
  ),
};

export const chooseService: Illustration = {
  name: 'choose-service',
  title: 'A box on a scale that shows a price.',
  ...size,
  shapes: (
    <>
      <path d="M4 82h132" />
      <path className="glass" d="M16 74h68l6 8H10z" />
      <Parcel x={26} y={40} width={42} height={34} depth={12} labeled={false} />
      <path d="M117 50v32" />
      <Rect x={98} y={22} width={38} height={28} look="glass" />
      <text className="large" x="117" y="43">
        $
      </text>
    </>
  ),
};

export const keepReceipt: Illustration = {
  name: 'keep-receipt',
  title: 'A receipt, and the truck that takes the box.',
  ...size,
  shapes: (
    <>
      <path d="M4 82h132" />
      <path className="paper" d="M10 12h30v56l-5-4-5 4-5-4-5 4-5-4-5 4z" />
      <path className="pen thin" d="M15 22h18M15 31h12M15 40h20M15 49h14" />
      <Truck x={50} y={36} />
    </>
  ),
};
