import type { Illustration } from './illustration.tsx';

export const tapeAnH: Illustration = {
  name: 'tape-an-h',
  title: 'A box from above, taped along the middle seam and both edges, like the letter H.',
  width: 240,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M20 15h200v120h-200z" />
      <path className="pen thin" d="M20 75h200" />
      <path className="red" d="M13 67h214v16h-214z" />
      <path className="red" d="M14 9h14v132h-14zM212 9h14v132h-14z" />
    </>
  ),
};

export const tapeTheBottom: Illustration = {
  name: 'tape-the-bottom',
  title: 'A taped box turned over, with tape along the bottom seam and both edges.',
  width: 240,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M48 48h144v87H48z" />
      <path className="red thin" d="M48 84h144v14H48zM42 43h13v97H42zM185 43h13v97h-13z" />
      <path d="M80 34c8-32 72-32 80 0m0 0-12-8m12 8 9-12" />
    </>
  ),
};
