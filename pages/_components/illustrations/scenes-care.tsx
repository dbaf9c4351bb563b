import type { Scene } from './scene.tsx';
import { Wheel } from './scenes-art.tsx';
import { Parcel } from './shapes.tsx';
import { Picture, Vase } from './things.tsx';

/** Sun and palms on one side, snow and pines on the other, and a truck that keeps its own weather. */
export const climateScene: Scene = {
  name: 'scene-climate-controlled-shipping',
  title: 'A truck with thick walls and a thermometer, between the sun and a snow cloud.',
  shapes: (
    <>
      <path d="M-900 228h3000" />
      <path
        className="thick"
        d="M120 228c4-50 2-80 12-110M132 118c-30-20-56-8-66 12M132 118c-20-34-50-36-66-22M132 118c30-20 56-8 66 12M132 118c20-34 50-36 66-22M236 228c2-30 0-46 8-66M244 162c-20-14-38-6-46 8M244 162c20-14 38-6 46 8M244 162c-12-22-30-24-42-16M244 162c12-22 30-24 42-16"
      />
      <circle className="red" cx="362" cy="58" r="28" />
      <path
        className="thick"
        d="M362 18V8M362 98v10M322 58h-10M334 30l-7-7M390 30l7-7M334 86l-7 7M390 86l7 7"
      />
      <path className="box" d="M404 62h258v140H404z" />
      <path className="paper" d="M422 80h222v104H422z" />
      <path className="glass" d="M444 100h116v84H444z" />
      <Picture x={462} y={112} width={80} height={64} />
      <path className="paper" d="M598 94a9 9 0 0 1 18 0v54a16 16 0 1 1-18 0z" />
      <circle className="red thin" cx="607" cy="160" r="10" />
      <path className="red thin" d="M603 120h8v34h-8z" />
      <path className="glass" d="M672 112h74l44 46v46H672z" />
      <path className="paper" d="M686 124h52l28 32h-80z" />
      <path className="shade" d="M396 200h402v12H396z" />
      <Wheel x={470} />
      <Wheel x={736} />
      <path className="paper" d="M796 82a21 21 0 0 1 10-40 31 31 0 0 1 57-4 24 24 0 0 1 14 44z" />
      <path d="M808 96v22m-9-17 18 11m0-11-18 11M838 106v22m-9-17 18 11m0-11-18 11M868 96v22m-9-17 18 11m0-11-18 11" />
      <path className="shade" d="M972 204h12v24h-12zM1084 198h14v30h-14z" />
      <path className="paper" d="M938 206l40-60 40 60zM1043 200l48-74 48 74z" />
      <path className="paper" d="M948 166l30-48 30 48zM1055 150l36-60 36 60z" />
    </>
  ),
};

/** What is small and worth a lot, in front of a safe. */
export const highValueScene: Scene = {
  name: 'scene-high-value-transport',
  title: 'An open safe with a small box in it, a violin, and a ring under a lamp.',
  shapes: (
    <>
      <Parcel x={120} y={150} width={96} height={78} depth={32} />
      <path className="shade" d="M400 64h164v164H400z" />
      <path className="glass" d="M416 80h132v132H416z" />
      <path className="shade" d="M416 144h132v8H416z" />
      <path className="box" d="M446 174h56v38h-56z" />
      <path className="red thin" d="M470 174h8v16h-8z" />
      <path className="paper" d="M436 112h48v32h-48zM492 124h36v20h-36z" />
      <path className="box" d="M564 64l52-20v184h-52z" />
      <circle className="paper" cx="592" cy="142" r="17" />
      <path className="pen" d="M592 128v28M578 142h28" />
      <path
        className="box"
        d="M650 226c-22 0-30-16-26-32s14-18 10-30c-4-14 4-24 16-24s20 10 16 24c-4 12 6 14 10 30s-4 32-26 32z"
      />
      <path className="shade" d="M645 60h10v104h-10z" />
      <path className="shade" d="M641 44h18v18h-18z" />
      <path
        className="pen thin"
        d="M647 66v132M653 66v132M640 200h20M637 176q-5 8 1 20M663 176q5 8-1 20"
      />
      <path className="box" d="M712 184h92v44h-92z" />
      <circle className="paper" cx="758" cy="162" r="20" />
      <circle className="glass" cx="758" cy="162" r="12" />
      <path className="red" d="M746 140l6-16h12l6 16-12 10z" />
      <path className="thick" d="M758 0v40" />
      <path className="paper" d="M726 72l16-32h32l16 32z" />
      <Parcel x={900} y={120} width={130} height={108} depth={44} />
      <Parcel x={1090} y={184} width={54} height={44} depth={18} />
    </>
  ),
};

/** From the truck's ramp to the place in the room. */
export const whiteGloveScene: Scene = {
  name: 'scene-white-glove-delivery',
  title: 'A delivered sofa unpacked under its picture, with the packing folded by the open door.',
  shapes: (
    <>
      <path className="paper" d="M20 60h240v144H20z" />
      <path className="red" d="M20 70h240v10H20z" />
      <Wheel x={80} />
      <Wheel x={200} />
      <path className="shade" d="M260 200l96 28h-96z" />
      <path className="shade" d="M358-20h16v248h-16z" />
      <path className="paper" d="M380 38h78v190h-78z" />
      <path className="shade" d="M380 38l34 12v178h-34z" />
      <circle className="red thin" cx="406" cy="140" r="4" />
      <path className="box" d="M476 196h60l-8 32h-52zM482 176h46v20h-46z" />
      <path className="pen thin" d="M482 206h46M482 216h44" />
      <Picture x={600} y={34} width={120} height={74} />
      <path className="glass" d="M568 140a16 16 0 0 1 16-16h152a16 16 0 0 1 16 16v60H568z" />
      <path className="red" d="M586 152h70v26h-70z" />
      <path
        className="glass"
        d="M660 152h74v26h-74zM552 158a14 14 0 0 1 30 0v20h156v-20a14 14 0 0 1 30 0v54H552zM566 212h12v16h-12zM742 212h12v16h-12z"
      />
      <path className="paper" d="M784 62h44l12 40h-68z" />
      <path className="thick" d="M806 102v124M788 228h36" />
      <path className="box" d="M900 170h130v12H900zM912 182h10v46h-10zM1008 182h10v46h-10z" />
      <Vase x={966} y={116} />
      <path className="paper" d="M1080 40h90v120h-90z" />
      <path className="pen thin" d="M1125 40v120M1080 100h90" />
    </>
  ),
};
