import type { Illustration } from './illustration.tsx';
import { Parcel, Rect, Writing } from './shapes.tsx';
import { Crate, Picture } from './things.tsx';

export const proofOfValue: Illustration = {
  name: 'proof-of-value',
  title: 'A watch with its receipt, a photo of it, and an appraisal with a seal.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M4 168h352" />
      <path className="shade" d="M58 14h36l4 44H54zM54 122h44l-4 46H58z" />
      <circle className="box" cx="76" cy="90" r="38" />
      <circle className="paper" cx="76" cy="90" r="28" />
      <path className="pen" d="M76 72v18l12 8" />
      <path className="box" d="M114 84h8v12h-8z" />
      <path className="paper" d="M150 54h66v108l-8 6-9-6-8 6-9-6-8 6-9-6-8 6-7-6z" />
      <Writing x={160} y={72} lines={[40, 28, 40]} />
      <path className="pen" d="M160 108h46" />
      <path className="red thin" d="M178 118h28v12h-28z" />
      <Rect x={236} y={22} width={98} height={146} />
      <path className="glass thin" d="M248 34h74v48h-74z" />
      <circle className="paper thin" cx="285" cy="58" r="13" />
      <path className="pen thin" d="M285 50v8l5 4M279 34l1 11h10l1-11M279 82l1-11h10l1 11" />
      <Writing x={248} y={98} lines={[74, 60, 74]} />
      <circle className="shade" cx="308" cy="144" r="13" />
      <path className="pen" d="m302 144 4 5 8-10" />
      <path className="pen thin" d="M248 148h34" />
    </>
  ),
};

export const registrarAtTheCrate: Illustration = {
  name: 'registrar-at-the-crate',
  title: 'A registrar with a checklist beside a closed crate that is on a pallet jack.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M4 172h352" />
      <path className="shade" d="M44 116h14v56H44zM70 116h14v56H70z" />
      <circle className="box" cx="64" cy="28" r="16" />
      <path className="glass" d="M38 118V70c0-14 8-22 26-22s26 8 26 22v48z" />
      <path className="paper" d="M96 62h34v46H96z" />
      <path className="red thin" d="M106 56h14v10h-14z" />
      <path className="pen thin" d="M110 78h14M110 88h14M110 98h10M101 78l2 2 4-5M101 88l2 2 4-5" />
      <path className="glass" d="m84 80 26 16-6 10-26-14z" />
      <Crate x={168} y={44} width={130} height={108} />
      <path
        className="pen thick"
        d="M210 116V78m-12 12 12-12 12 12M256 116V78m-12 12 12-12 12 12"
      />
      <path className="shade" d="M158 152h150v8H158z" />
      <circle className="paper" cx="176" cy="165" r="7" />
      <circle className="paper" cx="290" cy="165" r="7" />
      <path className="thick" d="m308 156 28-76M326 78h20" />
    </>
  ),
};

export const damageOnTheReceipt: Illustration = {
  name: 'damage-on-the-receipt',
  title: 'A chair with a broken leg, and a delivery receipt on which the damage is circled.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M4 168h352" />
      <path className="shade" d="M100 98h12v58h-12zM56 98h12v58H56z" />
      <path className="box" d="M30 12h14v156H30zM118 12h14v80h-14z" />
      <path className="box" d="M44 22h74v12H44zM44 44h74v12H44z" />
      <path className="glass" d="M36 84h90l14 18H26z" />
      <path className="box" d="M122 102h14v32l-6 5-4-6-4 5z" />
      <path className="box" d="m142 158 30-14 5 10-34 14z" />
      <path className="accent" d="m148 120 12-8m-8 16 16 0" />
      <Rect x={196} y={22} width={116} height={146} look="shade" />
      <Rect x={206} y={38} width={96} height={120} />
      <path className="box" d="M234 14h40v20h-40z" />
      <path
        className="pen thin"
        d="M218 56h56M218 68h72M218 80h40M226 104h40M226 114h30M218 142h24"
      />
      <ellipse className="accent" cx="246" cy="109" rx="32" ry="16" />
      <path className="box" d="m282 118 44-52 10 8-44 52-14 5z" />
    </>
  ),
};

export const carriedOrLifted: Illustration = {
  name: 'carried-or-lifted',
  title: 'A box that one person can carry, and a crate on skids with a forklift’s forks under it.',
  width: 360,
  height: 148,
  shapes: (
    <>
      <path d="M4 140h352" />
      <Parcel x={24} y={76} width={80} height={64} depth={28} />
      <Crate x={180} y={8} width={150} height={126} />
      <path className="thick" d="M142 138h150M148 138V32M142 32h14" />
    </>
  ),
};

/** For the strip on its sister pages, on the floor that the scenes beside it stand on. */
export const carriedOrLiftedSmall: Illustration = {
  ...carriedOrLifted,
  name: 'scene-crating-faq',
  width: 420,
  height: 228,
  shapes: <g transform="translate(3 67.2) scale(1.15)">{carriedOrLifted.shapes}</g>,
};

export const comparedAtTheDoor: Illustration = {
  name: 'compared-at-the-door',
  title: 'A picture leaves its box and is compared with its photo before anything is signed.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M4 168h352" />
      <path className="box" d="M24 60h110v108H24z" />
      <path className="shade" d="M24 60 8 40h110l16 20zM134 60l20-16v106l-20 18z" />
      <Picture x={176} y={58} width={90} height={110} />
      <Rect x={290} y={40} width={56} height={84} />
      <path className="pen thin" d="M298 92h40M298 104h28" />
      <path className="glass thin" d="M298 50h40v32h-40z" />
      <path className="red" d="M300 114h14v4h-14z" />
      <path className="thick" d="M330 148l18-40" />
    </>
  ),
};
