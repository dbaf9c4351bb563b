import type { Illustration } from './illustration.tsx';

export const forkliftAtTheTerminal: Illustration = {
  name: 'forklift-at-the-terminal',
  title: 'A forklift carries a wrapped pallet from one trailer to the next.',
  width: 360,
  height: 180,
  shapes: (
    <>
      <path d="M4 168h352" />
      <path className="paper" d="M4 40h66v116H4zM290 40h66v116h-66z" />
      <path className="shade" d="M70 150h20v18H70zM270 150h20v18h-20z" />
      <path className="box" d="M204 84h66v60h-66z" />
      <path className="pen thin" d="M204 104h66M204 124h66M226 84v60M248 84v60" />
      <path className="shade" d="M200 146h74v8h-74z" />
      <path className="thick" d="M196 40v118M196 156h80" />
      <path className="red" d="M112 104h70v46h-70z" />
      <path className="glass" d="M122 56h52v48h-52z" />
      <path className="shade" d="M104 118h12v32h-12z" />
      <circle className="paper" cx="128" cy="154" r="14" />
      <circle className="paper" cx="176" cy="154" r="14" />
      <circle className="shade" cx="128" cy="154" r="5" />
      <circle className="shade" cx="176" cy="154" r="5" />
    </>
  ),
};

export const stretchWrap: Illustration = {
  name: 'stretch-wrap',
  title:
    'Stretch wrap goes around the pallet and the boxes together, each turn half over the one before.',
  width: 360,
  height: 190,
  shapes: (
    <>
      <path d="M4 180h352" />
      <path
        className="shade"
        d="M60 160h180v8H60zM66 168h24v12H66zM138 168h24v12h-24zM210 168h24v12h-24z"
      />
      <path className="box" d="M66 30h168v130H66z" />
      <path className="pen thin" d="M66 73h168M66 116h168M122 30v130M178 30v130" />
      <path className="glass" d="M62 96h176v68H62z" opacity=".75" />
      <path className="pen thin" d="M62 113h176M62 130h176M62 147h176" />
      <path className="glass" d="M238 96l52 6v26l-52-12z" opacity=".75" />
      <path className="red" d="M290 92h26v46h-26z" />
      <path className="paper" d="M297 80h12v12h-12zM297 138h12v12h-12z" />
      <path d="M336 140c12-30 8-70-20-86m4 12-4-12 13-1" />
    </>
  ),
};

export const signedAtTheDock: Illustration = {
  name: 'signed-at-the-dock',
  title:
    'At the dock, a pallet is counted and the bill of lading is signed before the trailer leaves.',
  width: 360,
  height: 190,
  shapes: (
    <>
      <path className="shade" d="M4 130h150v50H4z" />
      <path d="M4 180h352" />
      <path className="paper" d="M166 30h190v116H166z" />
      <path className="red" d="M166 38h190v10H166z" />
      <circle className="shade" cx="216" cy="160" r="20" />
      <circle className="shade" cx="316" cy="160" r="20" />
      <path className="thick" d="M150 130h24" />
      <path className="box" d="M178 78h60v52h-60z" />
      <path className="pen thin" d="M178 104h60M208 78v52" />
      <path className="shade" d="M174 130h70v8h-70z" />
      <path className="paper" d="M44 30h76v92H44z" />
      <path className="pen thin" d="M54 50h56M54 64h56M54 78h36M82 30v-8" />
      <path className="red" d="M66 24h32v12H66z" />
      <path className="pen" d="M54 104c8-16 12 8 18-4s10 6 16 0 8-2 12 0" />
      <path className="thick" d="M104 98l26-38" />
    </>
  ),
};
