import type { Scene } from './scene.tsx';
import { Crate, Picture, Vase } from './things.tsx';

/** A painting slides into its crate; the lid leans beside it. */
export const artCratingScene: Scene = {
  name: 'scene-art-crating',
  title:
    'An open crate lined with foam, a painting standing in it, and the lid leaning next to it.',
  shapes: (
    <>
      <Crate x={90} y={92} width={150} height={136} />
      <Picture x={290} y={120} width={70} height={104} />
      <path className="shade" d="M420 60h236v160H420zM432 220h26v8h-26zM618 220h26v8h-26z" />
      <path className="paper" d="M436 76h204v132H436z" />
      <path
        className="pen thin"
        d="M436 100l24-24M436 130l54-54M436 160l40-40M436 190l40-40M446 208l30-30M600 110l34-34M600 140l40-40M600 170l40-40M600 200l40-40M622 208l18-18M500 92l16-16M560 92l16-16M500 208l12-12M560 208l12-12"
      />
      <Picture x={476} y={92} width={124} height={102} />
      <path className="box" d="M700 52l62 8-28 168h-62z" />
      <path className="pen thin" d="M696 76l60 8M676 204l60 8" />
      <path className="red" d="M778 212h38v14h-38z" />
      <path className="thick" d="M816 219h34" />
      <path className="glass" d="M880 168h120v60H880z" />
      <path className="pen thin" d="M880 183h120M880 198h120M880 213h120" />
      <Crate x={1040} y={120} width={110} height={108} />
    </>
  ),
};

/** The walls are built around the thing. */
export const customCratingScene: Scene = {
  name: 'scene-custom-crating',
  title: 'An engine bolted to a crate’s base, one wall up and one leaning, with planks and a saw.',
  shapes: (
    <>
      <path className="box" d="M16 200h280v14H16zM36 186h250v14H36zM16 214h280v14H16z" />
      <path className="pen thin" d="M36 193h250M16 207h280" />
      <path className="box" d="M404 70h20v136h-20z" />
      <path className="shade" d="M424 84h120v8H424zM424 184h120v8H424z" />
      <path className="shade" d="M396 206h290v12H396zM412 218h34v10h-34zM636 218h34v10h-34z" />
      <path
        className="glass"
        d="M470 118h116v72H470zM490 98h76v20h-76zM586 132h32v44h-32zM486 190h16v16h-16zM554 190h16v16h-16z"
      />
      <circle className="paper" cx="450" cy="158" r="26" />
      <circle className="glass" cx="450" cy="158" r="10" />
      <path className="pen" d="M502 132v42M518 132v42M534 132v42M550 132v42" />
      <path className="red" d="M500 84h14v14h-14zM542 84h14v14h-14z" />
      <path className="box" d="M724 66l92 12-18 150h-92z" />
      <path className="shade" d="M722 80l92 12-2 16-92-12zM708 196l92 12-2 16-92-10z" />
      <path className="box" d="M904 160h230v12H904zM920 172h12v56h-12zM1106 172h12v56h-12z" />
      <path className="paper" d="M954 160l90-36 12 20-6 16z" />
      <path className="red" d="M1042 120l34-14 12 26-34 14z" />
    </>
  ),
};

/** A crate that is opened and packed again, beside what it carries. */
export const museumCratingScene: Scene = {
  name: 'scene-museum-crating',
  title: 'A bolted museum crate with arrows on a pallet jack, beside a vase on its pedestal.',
  shapes: (
    <>
      <path className="paper" d="M120 120h80v108h-80zM108 108h104v12H108z" />
      <path
        className="paper"
        d="M122 108c2-18 14-24 30-26V72c-14-12-12-40 8-40s22 28 8 40v10c16 2 28 8 30 26z"
      />
      <path className="paper" d="M430 136h84v92h-84zM418 124h108v12H418z" />
      <Vase x={472} y={37} scale={1.6} />
      <Crate x={576} y={52} width={170} height={152} />
      <path
        className="pen thick"
        d="M632 150V98m-14 14 14-14 14 14M690 150V98m-14 14 14-14 14 14M616 164h90"
      />
      <path
        className="red"
        d="M592 62h10v10h-10zM720 62h10v10h-10zM592 180h10v10h-10zM720 180h10v10h-10z"
      />
      <path className="shade" d="M566 204h196v10H566z" />
      <circle className="paper" cx="584" cy="220" r="8" />
      <circle className="paper" cx="752" cy="220" r="8" />
      <path className="thick" d="M762 206l44-98M794 104h24" />
      <Crate x={936} y={136} width={104} height={92} />
      <path className="paper" d="M1060 136h80v92h-80zM1048 124h104v12h-104z" />
      <path className="shade" d="M1072 112h56v12h-56z" />
      <circle className="box" cx="1100" cy="80" r="32" />
      <circle className="glass" cx="1108" cy="72" r="12" />
    </>
  ),
};
