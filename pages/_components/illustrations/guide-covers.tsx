import type { Illustration } from './illustration.tsx';
import { Globe } from './objects.tsx';
import { Fill, Rect, Writing } from './shapes.tsx';
import { Crate, Picture, Vase } from './things.tsx';

const size = { width: 200, height: 130 };

export const packingTipsCover: Illustration = {
  name: 'cover-packing-tips',
  title: 'An open box with crumpled paper and a bottle, beside a roll of tape.',
  ...size,
  shapes: (
    <>
      <path d="M4 118h192" />
      <Fill x={34} y={44} width={88} height={50} />
      <path className="glass" d="M66 24h14v14l7 10v30H59V48l7-10z" />
      <path className="box" d="M28 68h100v50H28z" />
      <path className="shade" d="M28 68 8 52h22zM128 68l20-16h-22z" />
      <circle className="red" cx="166" cy="98" r="18" />
      <circle className="paper" cx="166" cy="98" r="8" />
    </>
  ),
};

export const packArtworkCover: Illustration = {
  name: 'cover-pack-artwork',
  title: 'A framed picture half in bubble wrap, with a protector on each corner.',
  ...size,
  shapes: (
    <>
      <Picture x={28} y={18} width={144} height={98} />
      <path
        className="red thin"
        d="M24 14h26l-26 26zM176 14h-26l26 26zM24 120h26L24 94zM176 120h-26l26-26z"
      />
      <path className="glass" d="M28 76c40-14 92 12 144-4v48H28z" />
      <path
        className="pen thin"
        d="M46 92h.1M66 90h.1M86 92h.1M106 95h.1M126 95h.1M146 92h.1M56 106h.1M76 106h.1M96 108h.1M116 109h.1M136 108h.1"
        strokeWidth="5"
      />
    </>
  ),
};

export const artShippingCover: Illustration = {
  name: 'cover-art-shipping-guide',
  title: 'A signpost with three arms beside a small picture.',
  ...size,
  shapes: (
    <>
      <path d="M4 118h192" />
      <Picture x={10} y={52} width={64} height={62} />
      <path className="thick" d="M132 14v104" />
      <path className="box" d="M96 20h64l14 11-14 11H96z" />
      <path className="paper" d="M168 50h-64l-14 11 14 11h64z" />
      <path className="red" d="M96 80h64l14 11-14 11H96z" />
      <path className="pen" d="M108 31h40M112 61h40M108 91h36" />
    </>
  ),
};

export const crateCover: Illustration = {
  name: 'cover-crating-faq',
  title: 'A closed crate next to a vase, under a tape measure.',
  ...size,
  shapes: (
    <>
      <path d="M4 122h192" />
      <Crate x={16} y={30} width={104} height={92} />
      <Vase x={160} y={44} scale={1.4} />
      <path className="red thin" d="M16 8h104v12H16z" />
      <path className="pen thin" d="M29 8v6m13-6v8m13-8v6m13-6v8m13-8v6m13-6v8m13-8v6" />
    </>
  ),
};

export const internationalCover: Illustration = {
  name: 'cover-international-guide',
  title: 'A customs form in front of a globe.',
  ...size,
  shapes: (
    <>
      <Globe x={66} y={64} radius={52} />
      <Rect x={92} y={28} width={90} height={94} />
      <path className="red thin" d="M92 28h90v14H92z" />
      <Writing x={104} y={58} lines={[66, 48]} />
      <path className="pen thin" d="M104 78h66v32h-66zM104 94h66M138 78v32" />
    </>
  ),
};

export const insuranceCover: Illustration = {
  name: 'cover-insurance-information',
  title: 'An umbrella over a package with a label that names its value.',
  ...size,
  shapes: (
    <>
      <path d="M4 120h192" />
      <path className="box" d="M56 72h88v48H56z" />
      <Rect x={68} y={84} width={48} height={26} />
      <text className="large" x="92" y="104">
        $
      </text>
      <path
        className="red"
        d="M20 58C24 4 176 4 180 58c-14-12-28-12-40 0-14-12-26-12-40 0-14-12-26-12-40 0-12-12-26-12-40 0z"
      />
      <path className="white" d="M100 22v34" />
      <path className="thick" d="M100 8v10" />
    </>
  ),
};
