import type { Illustration } from './illustration.tsx';
import { Machine } from './printer.tsx';
import { Rect, Writing } from './shapes.tsx';

const size = { width: 200, height: 130 };

export const faxPages: Illustration = {
  name: 'fax-pages',
  title: 'A page goes into a fax machine. A confirmation with a check mark comes out.',
  ...size,
  shapes: (
    <>
      <Rect x={30} y={2} width={60} height={50} />
      <Writing x={38} y={14} lines={[44, 44, 28]} />
      <Machine x={12} y={30} />
      <path className="paper" d="M28 82h64v32H28z" />
      <path className="accent" d="m36 97 6 7 12-14" />
      <path className="pen thin" d="M62 94h22M62 102h16" />
      <path strokeDasharray="6 6" d="M108 62c30 0 20 34 50 34h34m-10-9 10 9-10 9" />
    </>
  ),
};

export const formFromPhone: Illustration = {
  name: 'form-from-phone',
  title: 'A form on a phone, the same form on paper, and a pen that signs it.',
  ...size,
  shapes: (
    <>
      <rect className="paper" x="12" y="14" width="52" height="94" rx="8" />
      <path className="glass" d="M18 26h40v66H18z" />
      <Writing x={24} y={38} lines={[28, 28, 18, 28]} />
      <path className="pen" d="M32 100h12" />
      <path d="M74 60h22m-8-8 8 8-8 8" />
      <Rect x={108} y={10} width={72} height={100} />
      <Writing x={118} y={26} lines={[52, 52, 34, 52]} />
      <path className="accent" d="M118 92c6-14 9 6 14-3s6 4 10 0 6-2 8 0" />
      <path className="box" d="m152 90 34-38 9 8-34 38-12 4z" />
    </>
  ),
};

export const faxForYou: Illustration = {
  name: 'fax-for-you',
  title: 'A fax comes in by phone line. Its first page has your name.',
  ...size,
  shapes: (
    <>
      <path strokeDasharray="6 6" d="M4 40h40c20 0 14 22 34 22m-10-9 10 9-10 9" />
      <Machine x={86} y={14} />
      <path className="paper" d="M102 66h64v50h-64z" />
      <path className="red thin" d="M110 74h36v9h-36z" />
      <Writing x={110} y={94} lines={[48, 30]} />
    </>
  ),
};

export const signedForm: Illustration = {
  name: 'signed-form',
  title: 'A signed form on the glass of a scanner with its lid open.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M36 48 46 6h108l10 42z" />
      <path className="glass" d="m14 94 22-46h128l22 46z" />
      <path className="paper" d="m52 90 15-37h66l15 37z" />
      <path className="pen thin" d="M75 61h46M72 69h56M68 77h30" />
      <path className="accent" d="M106 82c4-8 6 3 10-2s5 2 8 0" />
      <path className="box" d="M14 94h172v26H14z" />
      <path className="pen" d="M150 107h20" />
    </>
  ),
};

export const boxOfRecords: Illustration = {
  name: 'box-of-records',
  title: 'A box of folders, an arrow, and one USB drive.',
  ...size,
  shapes: (
    <>
      <path d="M4 112h192" />
      <path className="paper" d="M26 30h50v40H26zM36 22h50v40H36z" />
      <path className="glass" d="M20 38h16l4 6h50v30H20z" />
      <path className="box" d="M12 58h90v54H12z" />
      <path className="shade" d="M8 50h98v12H8z" />
      <path className="pen" d="M46 82h22" />
      <path d="M116 86h24m-8-8 8 8-8 8" />
      <path className="red" d="M156 74h28v38h-28z" />
      <path className="paper" d="M160 60h20v14h-20z" />
      <path className="pen thin" d="M165 65h3v4h-3zM172 65h3v4h-3z" />
    </>
  ),
};

export const oldPhoto: Illustration = {
  name: 'old-photo',
  title: 'An old photo with a torn corner, and the same picture on a screen.',
  ...size,
  shapes: (
    <>
      <path className="box" d="m10 22 66 0 4 8 10-4v72H10z" />
      <path className="paper" d="M20 32h60v50H20z" />
      <path className="pen thin" d="m20 74 18-22 14 14 10-10 18 20" />
      <circle className="pen thin" cx="64" cy="44" r="5" />
      <path className="accent" d="m72 16 6 10 12-6" />
      <path d="M98 62h16m-7-7 7 7-7 7" />
      <path className="paper" d="M122 24h70v60h-70z" />
      <path className="glass" d="M128 30h58v48h-58z" />
      <path className="pen thin" d="m128 72 16-22 14 14 10-10 18 18" />
      <circle className="pen thin" cx="172" cy="42" r="5" />
      <path d="M157 84v20M140 106h34" />
    </>
  ),
};
