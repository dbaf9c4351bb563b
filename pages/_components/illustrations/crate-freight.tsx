import type { Illustration } from './illustration.tsx';
import { Pallet } from './pallets.tsx';
import { Rect } from './shapes.tsx';
import { Crate } from './things.tsx';

/** A crate at the loading dock. */
export const crateToTheTruck: Illustration = {
  name: 'crate-to-the-truck',
  title: 'A crate on a pallet, raised by a liftgate to the floor of a freight truck.',
  width: 420,
  height: 150,
  shapes: (
    <>
      <path d="M4 138h412" />
      <Rect x={210} y={14} width={186} height={96} />
      <path className="ink" d="M210 22h14v88h-14z" />
      <path className="pen thin" d="M240 30v64M280 30v64M320 30v64M360 30v64" />
      <circle className="ink" cx="290" cy="122" r="15" />
      <circle className="paper" cx="290" cy="122" r="5" />
      <circle className="ink" cx="352" cy="122" r="15" />
      <circle className="paper" cx="352" cy="122" r="5" />
      <path className="red" d="M96 110h118v6H96z" />
      <path className="thick" d="M214 116v14" />
      <Pallet x={104} y={90} width={98} />
      <Crate x={112} y={30} width={82} height={60} />
      <path className="accent" d="M60 112V50m-8 8 8-8 8 8" />
    </>
  ),
};
