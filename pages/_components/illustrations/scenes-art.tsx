import type { Scene } from './scene.tsx';
import { Parcel, Rect } from './shapes.tsx';
import { Crate, Picture, Vase } from './things.tsx';

/** From the wall into its box. */
export const artShippingScene: Scene = {
  name: 'scene-art-shipping',
  title: 'A picture from the wall goes into a flat box between two boards.',
  shapes: (
    <>
      <Picture x={90} y={46} width={110} height={84} />
      <Picture x={246} y={30} width={70} height={110} />
      <path strokeDasharray="6 6" d="M410 36h96v120h-96z" />
      <path d="M458 24v12m-8-12h16" />
      <path className="box" d="M566 92h128v136H566z" />
      <Picture x={582} y={40} width={96} height={120} />
      <path className="box" d="M566 118h128v110H566z" />
      <path className="red thin" d="M622 118h16v34h-16z" />
      <path className="shade" d="M566 118l-26-20v106l26 24zM694 118l26-20v106l-26 24z" />
      <path className="paper" d="M736 228V96h10v132zM752 228V96h10v132z" />
      <path className="pen thin" d="M741 102v120M757 102v120" />
      <circle className="red" cx="794" cy="206" r="22" />
      <circle className="paper" cx="794" cy="206" r="9" />
      <path className="box" d="M420 204h90v24h-90z" />
      <path className="paper" d="M510 204a12 12 0 0 1 0 24 12 12 0 0 1 0-24z" />
      <Parcel x={880} y={140} width={120} height={88} depth={36} />
      <Picture x={1050} y={52} width={100} height={76} />
    </>
  ),
};

/** A gallery wall, and the day on which it opens. */
export const fineArtScene: Scene = {
  name: 'scene-fine-art-logistics',
  title:
    'Works in a row on a gallery wall, a calendar whose opening day is red, and closed crates.',
  shapes: (
    <>
      <Picture x={70} y={62} width={120} height={90} />
      <Picture x={240} y={46} width={84} height={120} />
      <Picture x={400} y={58} width={90} height={70} />
      <Picture x={516} y={44} width={64} height={98} />
      <Picture x={606} y={66} width={80} height={54} />
      <path d="M-900 20h3000M130 20v42M282 20v26M445 20v38M548 20v24M646 20v46M1100 20v30" />
      <Rect x={722} y={40} width={84} height={84} />
      <path className="red" d="M722 40h84v18h-84zM778 86h16v14h-16z" />
      <path className="pen thin" d="M734 72h60M734 93h32M734 108h60" />
      <Crate x={400} y={156} width={104} height={72} />
      <Crate x={520} y={168} width={76} height={60} />
      <Vase x={664} y={150} />
      <path className="paper" d="M632 204h64v24h-64z" />
      <Parcel x={730} y={184} width={56} height={44} depth={18} />
      <Crate x={890} y={130} width={140} height={98} />
      <Picture x={1060} y={50} width={80} height={110} />
    </>
  ),
};

/** Lots on a table, one with the red tag of a buyer. */
export const auctionScene: Scene = {
  name: 'scene-auction-services',
  title: 'Auction lots on a table: a vase, a clock and a picture, one with a red tag, and a gavel.',
  shapes: (
    <>
      <Picture x={110} y={40} width={96} height={120} />
      <path className="shade" d="M284 116h48v100h-48zM266 216h84v12h-84z" />
      <path className="box" d="M250 96l116 16v14l-116-16z" />
      <path className="paper thin" d="M276 92l50 7 3 8-53-7z" />
      <path className="box" d="M392 150h420v14H392zM408 164h14v64h-14zM782 164h14v64h-14z" />
      <Vase x={440} y={91} scale={1.1} />
      <path className="box" d="M520 150V84a34 34 0 0 1 68 0v66z" />
      <circle className="paper" cx="554" cy="92" r="22" />
      <path className="pen" d="M554 78v14l9 6" />
      <Picture x={616} y={58} width={88} height={92} />
      <path className="red" d="M704 62l30 14v34h-22V76z" />
      <circle className="paper thin" cx="723" cy="82" r="3" />
      <path className="shade" d="M742 136h60v14h-60z" />
      <path className="box" d="M746 96l16-10 26 30-16 12z" />
      <path className="thick" d="M768 108l46-30" />
      <path className="paper" d="M470 176h80v38h-80zM600 176h80v38h-80z" />
      <path className="pen thin" d="M480 186h40M480 196h56M610 186h40M610 196h56" />
      <Parcel x={880} y={152} width={100} height={76} depth={30} />
      <path
        className="box"
        d="M1060 80h12v148h-12zM1118 80h12v148h-12zM1072 88h46v12h-46zM1072 112h46v12h-46zM1052 150h86v14h-86z"
      />
    </>
  ),
};

/** From one museum to another. */
export const museumTransportScene: Scene = {
  name: 'scene-museum-transport',
  title: 'A truck that carries a crate between the museum that lends and the museum that borrows.',
  shapes: (
    <>
      <Museum x={42} />
      <path d="M-900 228h3000" />
      <path className="paper" d="M420 78h230v126H420z" />
      <Crate x={462} y={104} width={146} height={94} />
      <path className="glass" d="M660 112h74l44 46v46H660z" />
      <path className="paper" d="M674 124h52l28 32h-80z" />
      <path className="shade" d="M412 200h374v12H412z" />
      <path className="red" d="M420 84h230v8H420z" />
      <Wheel x={470} />
      <Wheel x={724} />
      <Museum x={910} />
    </>
  ),
};

function Museum({ x }: { readonly x: number }) {
  const columns = [0, 1, 2, 3].map((at) => `M${x + 26 + at * 52} 118h22v92h-22z`).join('');
  return (
    <>
      <path className="paper" d={`M${x} 102L${x + 115} 44l115 58z`} />
      <path className="box" d={`M${x} 102h230v16H${x}zM${x - 8} 210h246v18H${x - 8}z`} />
      <path className="paper" d={columns} />
    </>
  );
}

export function Wheel({ x }: { readonly x: number }) {
  return (
    <>
      <circle className="shade" cx={x} cy="208" r="20" />
      <circle className="paper" cx={x} cy="208" r="8" />
    </>
  );
}
