import type { Illustration } from './illustration.tsx';

export const tapeAnH: Illustration = {
  name: 'tape-an-h',
  title:
    'A box from above, taped along the middle seam and both edges, like the letter H, and a roll of tape.',
  width: 240,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M20 15h200v120h-200z" />
      <path className="red thin" d="M20 65h200v20H20zM20 15h20v120H20zM200 15h20v120h-20z" />
      <path className="white thin" strokeDasharray="7 6" d="M46 75h148M30 22v108M210 22v108" />
      <circle className="paper" cx="164" cy="112" r="27" />
      <circle className="shade" cx="164" cy="112" r="12" />
    </>
  ),
};

export const tapeTheBottom: Illustration = {
  name: 'tape-the-bottom',
  title: 'A taped box turned over, with tape along the bottom seam and both edges.',
  width: 260,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M58 48h144v87H58z" />
      <path className="red thin" d="M58 84h144v14H58zM52 43h13v97H52zM195 43h13v97h-13z" />
      <path d="M90 36c8-30 72-30 80 0m0 0-12-8m12 8 9-12" />
    </>
  ),
};
